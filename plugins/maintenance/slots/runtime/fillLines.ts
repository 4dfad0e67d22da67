import type { PartFact } from '../shared';

/** Returns the code that fills a slot of the theme. */
const slotLines = (name: string) => `import { Layout as LecternLayout } from 'lectern/theme';

export * from 'lectern/theme';

export const Layout: typeof LecternLayout = (props) => (
  <LecternLayout {...props} ${name}={<p>…</p>} />
);`;

/** Returns the code that wraps a part. Without the inner element it replaces the part. */
function partLines(name: string, hasProps: boolean): string {
  const props = hasProps ? `props: Parameters<typeof Lectern${name}>[0]` : '';
  const given = hasProps ? ' {...props}' : '';
  return `import { ${name} as Lectern${name} } from 'lectern/theme';

export * from 'lectern/theme';

export const ${name} = (${props}) => (
  <div>
    <Lectern${name}${given} />
  </div>
);`;
}

/** The code to write, and its file; `undefined` for a plugin, whose file can have any name. */
export interface FillLines {
  file?: string;
  code: string;
}

/** Returns the code that fills a slot or replaces a part. */
export function fillLines({ name, kind, hasProps }: PartFact, themeFile: string): FillLines[] {
  if (kind === 'part') return [{ file: themeFile, code: partLines(name, hasProps) }];
  return [
    { file: themeFile, code: slotLines(name) },
    { code: `slots: { ${name}: './Name.tsx' },` },
  ];
}
