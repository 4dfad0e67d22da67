import { compile } from '@mdx-js/mdx';
import { rspack } from '@rspack/core';
import { expect, test } from 'vitest';
import { withLocalNames } from './localNames';

test('the functions that create elements become variables', () => {
  const code =
    'import { Fragment as _Fragment, jsx as _jsx } from "react/jsx-runtime";\n_jsx("p", {});';
  expect(
    withLocalNames(code),
  ).toBe(`import { Fragment as _Fragment$, jsx as _jsx$ } from "react/jsx-runtime";
const _Fragment = _Fragment$, _jsx = _jsx$;
_jsx("p", {});`);
});

test('a page uses an import of React once, however many elements it has', async () => {
  const page = await compile('# A\n\nOne *two*.\n\n- three\n- four\n');
  const { code } = await rspack.experiments.swc.transform(String(page), {
    jsc: { target: 'es2022' },
  });
  expect(code.match(/\b_jsxs?\(/g)?.length).toBeGreaterThan(4);
  const local = withLocalNames(code);
  expect(local.match(/\b_jsxs?\$/g)).toHaveLength(4);
  expect(local.match(/\b_jsxs?\(/g)).toEqual(code.match(/\b_jsxs?\(/g));
});

test('imports of other modules, own imports and text stay as they are', () => {
  const code = [
    'import { jsx as _jsx } from "react/jsx-runtime";',
    'import { read as _read } from "./other";',
    'import { jsx } from "react/jsx-runtime";',
    'const text = `',
    'import { jsx as _jsx } from "react/jsx-runtime";',
    '`;',
  ];
  expect(withLocalNames(code.join('\n')).split('\n').slice(2)).toEqual(code.slice(1));
  expect(withLocalNames(code.join('\n'), './other')).toContain('const _read = _read$;');
});
