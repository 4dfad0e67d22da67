import { expect, test } from 'vitest';
import type { FormTools } from '../../../content/tree/components';
import { optionsFile, type PublishedOptions } from '../published/shared';
import { optionForms } from './optionForms';

const options: PublishedOptions = {
  package: 'bundler',
  version: '2.0.0',
  plugins: [],
  open: [],
  options: {
    'output.path': {
      type: 'string | false',
      page: '/config/output#outputpath',
      default: '`[a](/b)`, see [mode](/config/mode)',
      about: 'Where files go: [CLI](/api/cli).',
    },
  },
  removed: {},
  replaced: {},
};

test('[OPT-1] the list of all options is a table in Markdown, with links to Markdown pages', () => {
  const forms = optionForms(() => new Map([[optionsFile('v2', 'en'), options]]));
  const tools = { link: (href: string) => href.replace(/(#|$)/, '.md$1') } as FormTools;
  const table = forms.AllOptions?.({ version: 'v2', lang: 'en' }, '', tools);
  expect(table?.split('\n').at(-1)).toBe(
    '| [`output.path`](/config/output.md#outputpath) | `string \\| false` | `[a](/b)`, see [mode](/config/mode.md) |  | Where files go: [CLI](/api/cli.md). |',
  );
});
