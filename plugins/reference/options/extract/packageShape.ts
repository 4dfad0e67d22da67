/** What must be known of a package to find its options. */
export interface PackageShape {
  /** The name of the exported type that describes a configuration. */
  configuration: string;
  /** The name of the exported function that receives a configuration and applies the defaults. */
  factory: string;
  /** Other packages that are released together with this one, whose types count as part of it. @default none */
  ownPackages?: readonly string[];
  /** The exported option types of built-in loaders, by loader name. @default none */
  loaders?: Readonly<Record<string, string>>;
  /** Types whose options the package passes on to another tool. @default none */
  foreignTypes?: readonly string[];
  /** Options whose nested options are documented elsewhere, each with the reason. @default none */
  elsewhere?: Readonly<Record<string, string>>;
  /** The exported classes whose hooks plugins use. @default none */
  hookOwners?: readonly string[];
  /** The exported type of `this` in a loader. @default none */
  loaderContext?: string;
  /** Options whose default depends on the machine. @default none */
  ofMachine?: readonly string[];
}
