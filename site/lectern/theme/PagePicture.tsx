import './PagePicture.css';

const THICKNESS = { title: 8, accent: 6, code: 5, text: 5 };

/** A line of the pictured page: its start, length and style. */
interface Line {
  x: number;
  y: number;
  width: number;
  /** @default 'text' */
  kind?: keyof typeof THICKNESS;
}

const SIDEBAR: readonly Line[] = [
  { x: 24, y: 76, width: 54, kind: 'title' },
  { x: 24, y: 98, width: 70 },
  { x: 24, y: 116, width: 58, kind: 'accent' },
  { x: 24, y: 134, width: 64 },
  { x: 24, y: 166, width: 46, kind: 'title' },
  { x: 24, y: 188, width: 68 },
  { x: 24, y: 206, width: 52 },
  { x: 24, y: 224, width: 62 },
];

const TEXT: readonly Line[] = [
  { x: 136, y: 78, width: 150, kind: 'title' },
  { x: 136, y: 108, width: 244 },
  { x: 136, y: 124, width: 226 },
  { x: 136, y: 140, width: 178 },
  { x: 152, y: 176, width: 96, kind: 'code' },
  { x: 152, y: 192, width: 148, kind: 'code' },
  { x: 152, y: 208, width: 74, kind: 'code' },
  { x: 136, y: 252, width: 232 },
  { x: 136, y: 268, width: 204 },
];

const RESULTS: readonly Line[] = [
  { x: 252, y: 292, width: 132, kind: 'accent' },
  { x: 252, y: 316, width: 158 },
  { x: 252, y: 340, width: 112 },
];

function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ x, y, width, kind = 'text' }) => (
    <rect
      key={`${x},${y}`}
      className={`lt-page-picture__line lt-page-picture__line--${kind}`}
      x={x}
      y={y}
      width={width}
      height={THICKNESS[kind]}
      rx={THICKNESS[kind] / 2}
    />
  ));
}

/** The picture of the home page: a docs page with its sidebar, and the search in front of it. */
export function PagePicture() {
  return (
    <svg className="lt-page-picture" viewBox="0 0 448 376" aria-hidden="true">
      <rect className="lt-page-picture__sheet" x="1" y="1" width="408" height="320" rx="10" />
      <path className="lt-page-picture__rule" d="M1 48h408M112 48v273" />
      <path
        className="lt-page-picture__mark"
        d="M24 18c6-1 10 0 13 3 3-3 7-4 13-3v12c-6-1-10 0-13 3-3-3-7-4-13-3z"
      />
      <rect className="lt-page-picture__field" x="276" y="16" width="112" height="18" rx="4" />
      <Lines lines={SIDEBAR} />
      <rect className="lt-page-picture__field" x="136" y="160" width="248" height="68" rx="6" />
      <Lines lines={TEXT} />
      <g className="lt-page-picture__dialog">
        <rect className="lt-page-picture__sheet" x="232" y="240" width="214" height="134" rx="10" />
        <path className="lt-page-picture__rule" d="M232 276h214" />
        <circle className="lt-page-picture__lens" cx="254" cy="257" r="5" />
        <path className="lt-page-picture__lens" d="m258 261 4 4" />
        <rect
          className="lt-page-picture__line lt-page-picture__line--title"
          x="272"
          y="254"
          width="66"
          height="7"
          rx="3.5"
        />
        <rect className="lt-page-picture__chosen" x="240" y="284" width="198" height="22" rx="4" />
        <Lines lines={RESULTS} />
      </g>
    </svg>
  );
}
