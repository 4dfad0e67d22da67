import type { SVGProps } from 'react';

/** Line icons on a 16-unit grid. They are decorative, so the element around them has the accessible name. */
const paths = {
  menu: 'M2 4.5h12M2 8h12M2 11.5h12',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  chevronDown: 'm4.5 6.5 3.5 3.5 3.5-3.5',
  chevronRight: 'm6.5 4.5 3.5 3.5-3.5 3.5',
  arrowLeft: 'M13 8H3m4-4L3 8l4 4',
  arrowRight: 'M3 8h10M9 4l4 4-4 4',
  arrowUp: 'M8 13V3M4 7l4-4 4 4',
  external: 'M6 3.5H3.5v9h9V10M9 3.5h3.5V7m-.25-3.25L7 9',
  check: 'm3 8.5 3.25 3.25L13 5',
  copy: 'M5.5 5.5h7v7h-7zM10.5 5.5v-2h-7v7h2',
  wrap: 'M2 4h12M2 8h9.5a2.25 2.25 0 0 1 0 4.5H8m1.75-1.75L8 12.5l1.75 1.75M2 12h3',
  globe:
    'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM2.2 8h11.6M8 2c2.2 2 3 4 3 6s-.8 4-3 6c-2.2-2-3-4-3-6s.8-4 3-6Z',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10Zm3.6-1.4L14 14',
  sun: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM8 1.5v1.25m0 10.5v1.25M1.5 8h1.25m10.5 0h1.25M3.4 3.4l.9.9m7.4 7.4.9.9m0-9.2-.9.9m-7.4 7.4-.9.9',
  moon: 'M13.2 9.6A5.6 5.6 0 0 1 6.4 2.8a5.6 5.6 0 1 0 6.8 6.8Z',
  auto: 'M2.5 3.5h11v7.5h-11zM5.5 13.5h5',
  tools: 'M2.5 2.5h4v4h-4zm0 7h4v4h-4zm7 0h4v4h-4zM11.5 2.2l2.3 2.3-2.3 2.3-2.3-2.3z',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  pencil: 'm10.5 3.5 2 2-7.5 7.5-2.75.75L3 11zM9 5l2 2',
  code: 'm5 4.5-3.5 3.5L5 11.5m6-7 3.5 3.5-3.5 3.5M9 3 7 13',
  feed: 'M3 3a10 10 0 0 1 10 10M3 7.5A5.5 5.5 0 0 1 8.5 13M3.75 13a.75.75 0 1 0 0-1.5.75.75 0 0 0 0 1.5Z',
  list: 'M5.5 4h8m-8 4h8m-8 4h8M2.5 4h.5m-.5 4h.5m-.5 4h.5',
} as const;

export type IconName = keyof typeof paths;

export interface IconProps extends SVGProps<SVGSVGElement> {
  name: IconName;
}

/** An icon of the theme in the current text color, 16 px by default. */
export function Icon({ name, ...rest }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.4}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  );
}
