import { usePage } from '@rspress/core/runtime';
import { Component, type ReactNode } from 'react';

interface FaultProps {
  file: string;
  children: ReactNode;
}

class FaultBoundary extends Component<FaultProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    import.meta.webpackHot?.addStatusHandler(this.tryAgain);
  }

  override componentWillUnmount() {
    import.meta.webpackHot?.removeStatusHandler(this.tryAgain);
  }

  /** Reloads the document after an edit, because the new code of a failed page is only in the document. */
  tryAgain = (status: string) => {
    if (status === 'idle' && this.state.error !== undefined) window.location.reload();
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className="lt-callout lt-callout--danger" role="alert">
        <p>
          <code>{this.props.file}</code> cannot be shown:
        </p>
        <p>{String(error)}</p>
      </div>
    );
  }
}

/** Shows on the dev server why a page cannot be rendered, instead of an empty window. */
export function PageFault({ children }: { children: ReactNode }) {
  const { page } = usePage();
  const file = String(page._relativePath);
  return (
    <FaultBoundary key={file} file={file}>
      {children}
    </FaultBoundary>
  );
}
