/** Everything behind the lobby's door. It is loaded after the first screen, so the first screen must do without it for a moment. */
import type { Catalogue } from './catalogue';
import type { Device } from './device';
import type { Home } from './home';

export interface Hall {
  readonly home: Home;
  readonly catalogue: Catalogue;
  readonly device: Device;
  now(): number;
}
