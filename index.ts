// Where Expo starts: hands the app to the platform.
import { registerRootComponent } from 'expo';

import { App } from './App';

registerRootComponent(App);
