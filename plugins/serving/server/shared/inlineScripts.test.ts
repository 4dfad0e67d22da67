import { expect, test } from 'vitest';
import { inlineScriptSources } from './inlineScripts';

/** `printf 'alert(1)' | openssl dgst -sha256 -binary | base64` */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

test('an inline script results in its hash, regardless of its attributes', () => {
  expect(inlineScriptSources('<script>alert(1)</script>')).toEqual([ALERT]);
  expect(inlineScriptSources('<script data-a="1>2" type="module">alert(1)</script>')).toEqual([
    ALERT,
  ]);
});

test('the same text results in one hash, and another text in another one', () => {
  const html = '<script>alert(1)</script><SCRIPT>alert(1)</SCRIPT ><script>alert(2)</script>';
  expect(inlineScriptSources(html)).toHaveLength(2);
});

test('scripts with a file, data and empty elements need none', () => {
  const html = `<script src="/a.js"></script><script defer src=/a.js></script>
    <script type="application/ld+json">{"@type":"x"}</script><script type=text/template>a</script><script></script>`;
  expect(inlineScriptSources(html)).toEqual([]);
});

test('normalizes line ends like a browser', () => {
  expect(inlineScriptSources('<script>a\r\nb</script>')).toEqual(
    inlineScriptSources('<script>a\nb</script>'),
  );
});
