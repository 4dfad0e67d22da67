import './Figure.css';

export interface FigureProps {
  /** What the figure says, for those who do not see it. */
  description: string;
  /** The drawing as SVG or HTML, which `pluginFigures` makes when the site is built. */
  drawing: string;
}

/** A figure that a page describes in a `figure` fence. */
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
