/** The part of `temml` that is used. */
export interface TexLibrary {
  renderToString(tex: string, options: object): string;
}

/** A formula as MathML, or its error. */
export type Formula =
  | { mathml: string }
  | {
      problem: string;
      /** The position in the text of the formula, from 0. */
      offset: number;
    };

/**
 * The maximum length of a formula, in characters. A page with longer ones would take seconds to
 * build and megabytes to load.
 */
const MAX_TEX = 10_000;

const COMBINING = /\u0332/g;

/**
 * Returns the error message of the library without the position, because a finding starts with its
 * position.
 */
function faultOf(error: { message: string; position?: number }): Formula {
  const [said = ''] = error.message.replace(COMBINING, '').split(/ at (?:position|end of input)/);
  return { problem: said.trim(), offset: error.position ?? 0 };
}

/** Creates a function that converts TeX to MathML. Each formula is only converted once. */
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
      // The library adds the definitions of a formula to the object of macros.
      const options = { displayMode, throwOnError: true, macros: { ...macros } };
      const mathml = renderToString(tex, options);
      // References to the numbers of other formulas become links, but formulas have no numbers
      // here.
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
