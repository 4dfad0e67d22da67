import { expect, test } from 'vitest';
import { checkedEnvironment } from './checkedEnvironment';
import { siteFolder } from './siteDir';

const folder = (SITE_DIR?: string) => siteFolder(checkedEnvironment('ask-ai', { SITE_DIR }));

test('the folder of a site is that of SITE_DIR, or the default', () => {
  expect([undefined, '', 'out', ' out ', 'out,', ' , out'].map(folder)).toEqual([
    'doc_build',
    'doc_build',
    'out',
    'out',
    'out',
    'out',
  ]);
});

test('[DIAG-3] SITE_DIR with several folders, as for the server, is an error in a command for one site', () => {
  expect(() => folder('doc_build,doc_lectern')).toThrow(
    '[ask-ai] SITE_DIR must be a single folder for this command, such as "doc_build", but is "doc_build,doc_lectern"',
  );
  expect(() => folder(',')).toThrow('such as "doc_build"');
});
