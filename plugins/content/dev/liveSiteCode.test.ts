import { expect, test } from 'vitest';
import { withLiveSite } from './liveSiteCode';
import { liveData, liveRevision, subscribeLiveData } from './runtime/liveData';

test('[AUTH-6] the code of the site data keeps its data, and an update runs it again', () => {
  const code = withLiveSite('export default {\n  "title": "Site"\n}');
  expect(code).toContain('const siteData = {\n  "title": "Site"\n}');
  expect(code).toContain("export default liveData('site', siteData);\nimport.meta.webpackHot");
});

test('[MODEL-3] site data of an unknown form is an error that names the version to install', () => {
  expect(() => withLiveSite('module.exports = {}')).toThrow(
    'this version of Rspress is not supported',
  );
});

test('[AUTH-6] whoever has the first data of the site sees the changed data, and is told about it', async () => {
  let told = 0;
  const stop = subscribeLiveData(() => {
    told += 1;
  });
  const data: { title: string; lang?: string } = { title: 'Site', lang: 'en' };
  expect(liveData('site', data)).toBe(data);
  await Promise.resolve();
  expect([told, liveRevision()]).toEqual([0, 0]);
  expect(liveData('site', { title: 'Renamed' })).toBe(data);
  await Promise.resolve();
  stop();
  expect(data).toEqual({ title: 'Renamed' });
  expect([told, liveRevision()]).toEqual([1, 1]);
});
