import { expect, test } from 'vitest';
import { inlineScriptSources } from './inlineScripts';

/** `printf 'alert(1)' | openssl dgst -sha256 -binary | base64` */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

test('an inline script gives its hash, whatever its attributes say', () => {
  expect(inlineScriptSources('<script>alert(1)</script>')).toEqual([ALERT]);
  expect(inlineScriptSources('<script data-a="1>2" type="module">alert(1)</script>')).toEqual([
    ALERT,
  ]);
});

test('the same text counts once, another text has another hash', () => {
  const html = '<script>alert(1)</script><SCRIPT>alert(1)</SCRIPT ><script>alert(2)</script>';
  expect(inlineScriptSources(html)).toHaveLength(2);
});

test('scripts with a file, data and empty elements need none', () => {
  const html = `<script src="/a.js"></script><script defer src=/a.js></script>
    <script type="application/ld+json">{"@type":"x"}</script><script type=text/template>a</script><script></script>`;
  expect(inlineScriptSources(html)).toEqual([]);
});

test('line ends are compared as a browser compares them', () => {
  expect(inlineScriptSources('<script>a\r\nb</script>')).toEqual(
    inlineScriptSources('<script>a\nb</script>'),
  );
});
