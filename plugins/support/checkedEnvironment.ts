/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The integers that a variable accepts. */
export interface WholeRange {
  min: number;
  max: number;
  /** The value if the variable is not set. */
  otherwise: number;
}

/** Reads environment variables. An empty or blank one counts as not set, and an invalid one throws an error. */
export interface CheckedEnvironment {
  text(name: string): string | undefined;
  whole(name: string, range: WholeRange): number;
  choice<Choice extends string>(
    name: string,
    choices: readonly Choice[],
    otherwise: Choice,
  ): Choice;
  /** A URL with one of these protocols, such as `https:`. */
  address(name: string, protocols: readonly string[], example: string): string | undefined;
  /** @param expected the values that are accepted, as a noun phrase */
  refuse(name: string, expected: string): never;
}

/** A value for a message, without the password of a URL. */
const shown = (value = '') => value.replace(/\/\/[^@/]*@/, '//…@');

/**
 * Reads and validates environment variables.
 *
 * @param part the part of the product that reads them, for messages: `server`
 */
export function checkedEnvironment(part: string, env: Environment): CheckedEnvironment {
  const text = (name: string) => env[name]?.trim() || undefined;

  function refuse(name: string, expected: string): never {
    throw new Error(`[${part}] ${name} must be ${expected}, but is "${shown(text(name))}"`);
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
      return isKnown ? value : refuse(name, `a URL such as ${example}`);
    },
  };
}
