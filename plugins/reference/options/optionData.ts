/** The modes that a configuration can name. */
export const MODES = ['production', 'development', 'none'] as const;

export type Mode = (typeof MODES)[number];

/** What one version's package says of an option. */
export interface Option {
  /** Its type as readers see it. */
  type: string;
  required?: true;
  /** It is an argument of a constructor with several, the first is 1. */
  argument?: number;
  /** What the package says beside `@deprecated`; empty if it says nothing. */
  deprecated?: string;
  /** It belongs to another tool, which the package hands it on to: it may have a heading, but need not. */
  foreign?: true;
  /** The type of the option around it shows it in full: it may have a heading, but need not. */
  shown?: true;
  /** Its default is that of the options below it. */
  parts?: true;
  /** The value that the package applies to an empty configuration, by mode where it differs. */
  default?: string | Record<Mode, string>;
}

/** Everything that one version's package offers by name. */
export interface OptionsData {
  package: string;
  version: string;
  /** The plugins that it exports, by the name they are reached by: `container.ModuleFederationPlugin`. */
  plugins: readonly string[];
  /** The hooks of a class: those of `Compiler`. */
  hooks: Readonly<Record<string, readonly string[]>>;
  /** What a loader finds at `this`. */
  loaderContext: readonly string[];
  /** What the types say that others mention by their names, by name, in TypeScript. */
  types?: Readonly<Record<string, string>>;
  /** Its options by path: `module.rules[].test`, `HtmlRspackPlugin.template`. */
  options: Readonly<Record<string, Option>>;
}
