import './Diagram.css';

export interface DiagramProps {
  /** What the diagram says, for those who do not see it. */
  description: string;
  /** The drawing as SVG, which `pluginMermaid` makes when the site is built. */
  drawing: string;
  /** Stands below the drawing. @default nothing */
  title?: string;
  /** Whether it scrolls on a phone, so that the keyboard must reach it. @default false */
  isWide?: boolean;
}

/** A diagram that a page describes in a `mermaid` fence. One that is wider than the page scrolls. */
export function Diagram({ description, drawing, title, isWide = false }: DiagramProps) {
  return (
    <figure className="lt-diagram">
      <div
        className="lt-diagram__drawing"
        role="img"
        aria-label={description}
        tabIndex={isWide ? 0 : undefined}
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      {title && <figcaption className="lt-diagram__title">{title}</figcaption>}
    </figure>
  );
}
