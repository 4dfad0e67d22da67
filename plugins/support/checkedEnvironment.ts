/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Which whole numbers a variable takes. */
export interface WholeRange {
  min: number;
  max: number;
  /** What holds where the variable is not set. */
  otherwise: number;
}

/** Reads variables; one that is empty or blank is not set. What is wrong is an error that says what to write. */
export interface CheckedEnvironment {
  text(name: string): string | undefined;
  whole(name: string, range: WholeRange): number;
  choice<Choice extends string>(
    name: string,
    choices: readonly Choice[],
    otherwise: Choice,
  ): Choice;
  /** A full address with one of these protocols, `https:`. */
  address(name: string, protocols: readonly string[], example: string): string | undefined;
  /** @param advice what to write instead */
  refuse(name: string, advice: string): never;
}

/** A value for a message: a password in an address is not repeated. */
const shown = (value = '') => value.replace(/\/\/[^@/]*@/, '//…@');

/**
 * The one way in which variables of the environment are read.
 *
 * @param part the part of the product that reads them, for messages: `server`
 */
export function checkedEnvironment(part: string, env: Environment): CheckedEnvironment {
  const text = (name: string) => env[name]?.trim() || undefined;

  function refuse(name: string, advice: string): never {
    throw new Error(`[${part}] ${name} is "${shown(text(name))}" → write ${advice}`);
  }

  return {
    text,
    refuse,
    whole(name, { min, max, otherwise }) {
      const value = text(name);
      if (value === undefined) return otherwise;
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
      if (number >= min && number <= max) return number;
      return refuse(name, `a whole number from ${min} to ${max}`);
    },
    choice(name, choices, otherwise) {
      const value = text(name);
      if (value === undefined) return otherwise;
      const found = choices.find((choice) => choice === value);
      return found ?? refuse(name, choices.map((choice) => `"${choice}"`).join(' or '));
    },
    address(name, protocols, example) {
      const value = text(name);
      if (value === undefined) return undefined;
      const isKnown = URL.canParse(value) && protocols.includes(new URL(value).protocol);
      return isKnown ? value : refuse(name, `a full address such as ${example}`);
    },
  };
}
