import './Figure.css';

export interface FigureProps {
  /** The text alternative of the figure. */
  description: string;
  /** The SVG or HTML that `pluginFigures` renders when the site is built. */
  drawing: string;
}

/** A figure from a `figure` fence. */
export function Figure({ description, drawing }: FigureProps) {
  return (
    <figure
      className="lt-figure"
      role="img"
      aria-label={description}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
