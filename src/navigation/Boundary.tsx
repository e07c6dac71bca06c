/** Catches what breaks below it, so that one broken part is a sentence and not an empty page. */
import { Component } from 'react';
import type { ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** What is shown instead; `again` tries once more. */
  readonly broken: (again: () => void) => ReactNode;
}

export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.broken(() => this.setState({ failed: false }));
  }
}
