import { expect, test } from 'vitest';
import { fileAnswer } from './answers';
import type { SiteFile } from './siteFile';

/** A file that cannot be opened for a number of attempts, because too many files are open. */
function crowdedFile(failures: number): SiteFile {
  let left = failures;
  const plain = { size: 5, tag: '"a"', found: {}, notModified: {}, notFound: {} };
  const stream = () => {
    if (left-- > 0) throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    return new Blob(['hello']).stream();
  };
  return { plain, disk: { stream } } as unknown as SiteFile;
}

const answer = (file: SiteFile) => fileAnswer(new Request('http://a/b'), file, file.plain);

test('[SAFE-2] a file that temporarily cannot be opened is served after a retry', async () => {
  const response = await answer(crowdedFile(2));
  expect([response.status, await response.text()]).toEqual([200, 'hello']);
});

test('[SAFE-2] if files cannot be opened for a longer time, readers are told when to retry', async () => {
  const response = await answer(crowdedFile(100));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
});
