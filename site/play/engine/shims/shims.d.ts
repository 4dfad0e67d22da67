declare module 'playground-binding' {
  export const __fs: typeof import('node:fs');
  export const __volume: { fromJSON(files: Record<string, string>): void };
}

declare module 'playground-module' {
  type Require = (name: string) => unknown;
  export function provide(
    modules: Readonly<Record<string, unknown>>,
    toCommonJs: (code: string) => string,
  ): void;
  export function requireFrom(folder: string): Require;
  export function forget(): void;
}
