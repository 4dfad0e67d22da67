import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CheckContext, DocsCheck } from '../../../../content/checks/docsCheck';
import type { Finding } from '../../../../support/finding';
import { proseOf } from '../../prose';
import { labelLines, type PlacedLine } from './labelLines';

/** The language of the dictionaries. */
const SPELLED = 'en';

/** The file with additional words of the site. */
const SETTINGS = 'cspell.json';

function proseLines({ pages }: CheckContext): PlacedLine[] {
  return pages
    .filter(({ lang }) => lang === SPELLED)
    .flatMap((page) =>
      proseOf(page)
        .split('\n')
        .map((text, index) => ({ file: page.file, line: index + 1, text })),
    );
}

/** All lines are joined into one text, because cspell loads its dictionaries once per text. */
async function run(context: CheckContext): Promise<Finding[]> {
  const config = path.resolve(context.cwd, SETTINGS);
  const finding = (file: string, line: number, message: string): Finding => ({
    check: 'spelling',
    file,
    line,
    message,
  });
  if (!existsSync(config)) {
    return [
      finding(
        SETTINGS,
        1,
        'the settings file of cspell does not exist → create it with { "words": [] }',
      ),
    ];
  }
  const lines = [...proseLines(context), ...labelLines(context)];
  try {
    const { unknownWords } = await import('./unknownWords');
    const unknown = await unknownWords(lines.map(({ text }) => text).join('\n'), config);
    return unknown.flatMap(({ line, word }) => {
      const place = lines[line];
      const message = `“${word}” is in no dictionary → correct it, or add it to words in ${SETTINGS}`;
      return place ? [finding(place.file, place.line, message)] : [];
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [finding(SETTINGS, 1, `cspell cannot read its settings: ${reason} → correct the file`)];
  }
}

/** Checks the spelling of English prose, British and American. */
export const spelling: DocsCheck = { name: 'spelling', packages: ['cspell'], run };
