import {
  aboutOf,
  markTexts,
  type TableText,
} from '../../../../theme/components/AllOptions/optionMarks';
import { type OptionRow, optionRows } from '../../../../theme/components/AllOptions/optionRows';
import { optionTableStrings } from '../../../../theme/components/AllOptions/optionTableStrings';
import { inLanguage } from '../../../../theme/hooks/text';
import type { FormTools, MarkdownForms } from '../../../content/tree/components';
import { optionsFile, type PublishedOptions } from '../published/shared';
import { codeSpan } from '../shared/codeSpan';

interface RowPlace {
  version: string;
  lang: string;
  link: FormTools['link'];
}

/** Matches code, which is not changed, or the target of a link to a page. */
const CODE_OR_TARGET = /`[^`]*`|\]\((\/[^)\s]*)\)/g;

/** Converts the links in Markdown of the data to those of the page. */
function withLinks(text: string, link: FormTools['link']): string {
  return text.replace(CODE_OR_TARGET, (found, target?: string) =>
    target === undefined ? found : `](${link(target)})`,
  );
}

function cells(row: OptionRow, place: RowPlace): string[] {
  const { name, page, type, default: value = '' } = row;
  const { version, lang, link } = place;
  const code = codeSpan(name);
  const say: TableText = (key, parameters) => inLanguage(optionTableStrings[key], lang, parameters);
  const badges = markTexts(row, version, say);
  return [
    page ? `[${code}](${link(page)})` : code,
    codeSpan(type),
    withLinks(value, link),
    badges.map(({ text }) => text).join(', '),
    withLinks(aboutOf(row, lang, say), link),
  ];
}

/** The form for the field where readers paste a configuration, which is not part of the Markdown. */
const emptyForm = () => '';

/** Returns the Markdown forms of the option components. The list of all options is a table. */
export function optionForms(readAll: () => ReadonlyMap<string, PublishedOptions>): MarkdownForms {
  return {
    ConfigCheck: emptyForm,
    AllOptions({ version, lang }, _, { link }) {
      const place = { version: String(version), lang: String(lang), link };
      const options = readAll().get(optionsFile(place.version, place.lang));
      const keys = [
        'optionName',
        'optionType',
        'optionDefault',
        'optionMarks',
        'optionAbout',
      ] as const;
      const head = keys.map((key) => String(inLanguage(optionTableStrings[key], place.lang)));
      const rows = options ? optionRows(options).map((row) => cells(row, place)) : [];
      return [head, head.map(() => '---'), ...rows]
        .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
        .join('\n');
    },
  };
}
