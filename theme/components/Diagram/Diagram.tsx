import './Diagram.css';

export interface DiagramProps {
  /** The text alternative of the diagram. */
  description: string;
  /** The SVG that `pluginMermaid` renders when the site is built. */
  drawing: string;
  /** The caption below the diagram. @default none */
  title?: string;
  /** Whether it scrolls on phones, so that it has to be focusable. @default false */
  isWide?: boolean;
}

/** A diagram from a `mermaid` fence. If it is wider than the page, it scrolls. */
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
