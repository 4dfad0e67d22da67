import fc from 'fast-check';
import { Lexer, marked } from 'marked';
import { expect, test } from 'vitest';
import { dialogMarkdown, renderAnswer } from './testing/renderAnswer';

const OPTIONS = { gfm: true, breaks: true } as const;

/** Removes the properties of tokens that only affect how text is written. */
function plainTokens(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part) => (key === 'escaped' || key === 'links' ? undefined : part)),
  );
}

/** Returns the regular expressions of a grammar, without character classes, which the bundle writes differently. */
function rulesOf(grammar: typeof Lexer): Map<string, string> {
  const found = new Map<string, string>();
  const lexer = new grammar({ ...marked.getDefaults(), ...OPTIONS });
  const rules = lexer as unknown as { tokenizer: { rules: Record<string, object> } };
  for (const [group, expressions] of Object.entries(rules.tokenizer.rules)) {
    for (const [name, expression] of Object.entries(expressions)) {
      if (expression instanceof RegExp) found.set(`${group}.${name}`, expression.source);
    }
  }
  return found;
}

const WRITTEN_OUT =
  /^other\.unicodeAlphaNumeric$|^inline\.(?:anyPunctuation|emStrong\w+|punctuation)$/;

test('[AI-9] the grammar of the dialog is that of the installed marked, which filters answers', () => {
  const own = rulesOf(Lexer);
  const bundled = rulesOf(dialogMarkdown.Lexer);
  expect([...bundled.keys()].sort()).toEqual([...own.keys()].sort());
  for (const [name, source] of bundled) {
    if (WRITTEN_OUT.test(name)) continue;
    // The bundle numbers named groups.
    const numbered = (own.get(name) ?? '').replace(/\(\?<[ab]>/g, '(');
    expect(source, name).toBe(numbered.replace('\\k<a>', '\\1').replace('\\k<b>', '\\3'));
  }
});

const piece = fc.constantFrom(
  ...['*', '**', '_', '`', '``', '```', '~~~', '[', '](', ')', '!', '<', '>', '\n', '\n\n', '    '],
  ...[
    '- ',
    '1. ',
    '> ',
    '# ',
    '|',
    '\n|-|-|\n',
    '\\',
    ' ',
    'a',
    'b c',
    '&lt;',
    'https://x.example',
  ],
);

test('[AI-9] the dialog parses any answer like the installed marked', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('');
      expect(plainTokens(dialogMarkdown.lexer(text, OPTIONS))).toEqual(
        plainTokens(marked.lexer(text, OPTIONS)),
      );
    }),
    { numRuns: 1000, seed: 20_260_101 },
  );
});

test('[AI-2] emphasis after code is emphasis', () => {
  const names = renderAnswer('Set `a` to **b**, not to `c`.').elements.map(({ name }) => name);
  expect(names).toEqual(['p', 'code', 'strong', 'code']);
});

test.each([
  ['a picture', '![words](https://evil.example/p.png "t")'],
  ['a picture of the site', '![words](/logo.svg)'],
  ['a picture in a link', '[![words](https://evil.example/p.png)](/guide)'],
  ['an element', '<img src="https://evil.example/p.png">'],
  ['an element behind one with raw text', 'a <pre> <img src="https://evil.example/p.png" =>'],
])('[AI-1] %s loads nothing in the dialog, not even from a stored conversation', (_, text) => {
  const { elements } = renderAnswer(text);
  expect(elements.filter(({ attributes }) => 'src' in attributes)).toEqual([]);
  expect(elements.map(({ name }) => name)).not.toContain('img');
});

test('[AI-4] sources are the visible links, without those in code of any kind', () => {
  const code = ['```js\n[a](/in-fence)\n```', '~~~\n[b](/in-tildes)\n~~~', '    [c](/indented)'];
  const text = ['[One](/one) and `[d](/in-code)`', ...code, '- [Two](/two)'].join('\n\n');
  expect(renderAnswer(text).sources).toEqual(['/one', '/two']);
  const table = '| a |\n|---|\n| [Three](/three_\\(x\\)) |';
  expect(renderAnswer(table).sources).toEqual(['/three_%28x%29']);
});
