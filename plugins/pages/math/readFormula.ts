import type { ReadNode } from '../../define';
import type { Formula } from './renderFormula';

export type Render = (tex: string, isBlock: boolean) => Formula;

const MATH = /^<math((?:\s[\w-]+="[^"]*")*)>([\s\S]*)<\/math>$/;

/**
 * The maximum length of a formula that fits on a phone. Longer ones are focusable, so that they can
 * be scrolled with the keyboard.
 */
const SHORT_TEX = 40;

/** Returns the element of a formula, without the attributes that the styles of the site replace. */
function mathElement(mathml: string): string {
  const [, attributes = '', inside = ''] = MATH.exec(mathml) ?? [];
  const display = /\sdisplay="block"/.exec(attributes)?.[0] ?? '';
  const className = /\sclass="[^"]+"/.exec(attributes)?.[0] ?? '';
  return `<math${display}${className}>${inside}</math>`;
}

/** Creates a function that renders a formula for the page. In Markdown, a formula stays as written. */
export function formulaReader(
  render: Render,
): (formula: { node: { type: string }; text: string }) => ReadNode {
  return ({ node, text }) => {
    const isBlock = node.type === 'math';
    const formula = render(text, isBlock);
    if ('problem' in formula) {
      const { problem, offset } = formula;
      const message = `the formula cannot be rendered: ${problem} → correct it; a dollar sign is written \\$`;
      return { problems: [{ offset, message }] };
    }
    const math = mathElement(formula.mathml);
    if (!isBlock) return { html: `<span class="lt-math">${math}</span>` };
    const scrolls = text.length > SHORT_TEX ? ' tabindex="0"' : '';
    return { html: `<div class="lt-math-block"${scrolls}>${math}</div>` };
  };
}
