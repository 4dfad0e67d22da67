/** The values of the `mode` option. */
export const MODES = ['production', 'development', 'none'] as const;

export type Mode = (typeof MODES)[number];

/** The facts about an option in one version of the package. */
export interface Option {
  /** The type as readers see it. */
  type: string;
  required?: true;
  /** The position of the argument, from 1, in a constructor with several arguments. */
  argument?: number;
  /** The text after `@deprecated`, or an empty string. */
  deprecated?: string;
  /** Another tool reads the option, so its heading is optional. */
  foreign?: true;
  /** The type of the parent option includes it, so its heading is optional. */
  shown?: true;
  /** The default consists of the defaults of the nested options. */
  parts?: true;
  /** The value that the package applies to an empty configuration, by mode if it differs. */
  default?: string | Record<Mode, string>;
}

/** All names that one version of the package offers. */
export interface OptionsData {
  package: string;
  version: string;
  /** The exported plugins, by the name that code uses: `container.ModuleFederationPlugin`. */
  plugins: readonly string[];
  /** The hooks by class: those of `Compiler`. */
  hooks: Readonly<Record<string, readonly string[]>>;
  /** The members of `this` in a loader. */
  loaderContext: readonly string[];
  /** The definitions of types that other types mention, by name, in TypeScript. */
  types?: Readonly<Record<string, string>>;
  /** The options by path: `module.rules[].test`, `HtmlRspackPlugin.template`. */
  options: Readonly<Record<string, Option>>;
}
