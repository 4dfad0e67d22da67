import { Component, type ReactNode } from 'react';

export interface SearchBoundaryProps {
  /** Shown instead of the dialog when it fails, with the reason. */
  renderError: (error: Error) => ReactNode;
  children: ReactNode;
}

/** Keeps the page when the dialog cannot be rendered, as with settings that DocSearch refuses. */
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
