import { Component, type ReactNode } from 'react';

export interface SearchBoundaryProps {
  /** Renders the replacement of the failed dialog. */
  renderError: (error: Error) => ReactNode;
  children: ReactNode;
}

/** An error boundary for the dialog, for example for settings that DocSearch rejects. */
export class SearchBoundary extends Component<SearchBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.renderError(error) : this.props.children;
  }
}
