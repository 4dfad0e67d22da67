import type { PartFact } from '../shared';

/** The lines that fill a slot of the theme. */
const slotLines = (name: string) => `import { Layout as LecternLayout } from 'lectern/theme';

export * from 'lectern/theme';

export const Layout: typeof LecternLayout = (props) => (
  <LecternLayout {...props} ${name}={<p>…</p>} />
);`;

/** The lines that put something around a part; without the part they replace it. */
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

/** What to type, and in which file; `undefined` for a plugin, whose file has any name. */
export interface FillLines {
  file?: string;
  code: string;
}

/** What an author types to fill a slot, or to replace a part. */
export function fillLines({ name, kind, hasProps }: PartFact, themeFile: string): FillLines[] {
  if (kind === 'part') return [{ file: themeFile, code: partLines(name, hasProps) }];
  return [
    { file: themeFile, code: slotLines(name) },
    { code: `slots: { ${name}: './Name.tsx' },` },
  ];
}
