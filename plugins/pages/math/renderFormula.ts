/** What of `temml` is used. */
export interface TexLibrary {
  renderToString(tex: string, options: object): string;
}

/** A formula as MathML, or what is wrong with it. */
export type Formula =
  | { mathml: string }
  | {
      problem: string;
      /** Where in the text of the formula, from 0. */
      offset: number;
    };

/** The longest formula, in characters; a page with longer ones would take seconds to build and megabytes. */
const MAX_TEX = 10_000;

const COMBINING = /\u0332/g;

/** What the library says, without the place, which stands in front of a finding. */
function faultOf(error: { message: string; position?: number }): Formula {
  const [said = ''] = error.message.replace(COMBINING, '').split(/ at (?:position|end of input)/);
  return { problem: said.trim(), offset: error.position ?? 0 };
}

/** A function that turns TeX into MathML, each formula once. */
export function formulaRenderer(
  { renderToString }: TexLibrary,
  macros: Readonly<Record<string, string>> = {},
): (tex: string, isBlock: boolean) => Formula {
  const known = new Map<string, Formula>();

  function renderNow(tex: string, displayMode: boolean): Formula {
    if (tex.length > MAX_TEX) {
      return { problem: `it has ${tex.length} characters, and the limit is ${MAX_TEX}`, offset: 0 };
    }
    try {
      // The library adds what a formula defines to the object of macros.
      const options = { displayMode, throwOnError: true, macros: { ...macros } };
      const mathml = renderToString(tex, options);
      // A reference to the number of another formula is a link, and there are no numbers here.
      if (mathml.startsWith('<math') && !/<a[\s>]/.test(mathml)) return { mathml };
      return {
        problem: 'it refers to the number of a formula, but formulas are not numbered',
        offset: 0,
      };
    } catch (error) {
      return faultOf(error as Error & { position?: number });
    }
  }

  return (tex, isBlock) => {
    const name = `${isBlock} ${tex}`;
    const formula = known.get(name) ?? renderNow(tex, isBlock);
    known.set(name, formula);
    return formula;
  };
}
