import {
  type PackageCommand,
  packageCommands,
} from '../../../theme/components/PackageManagerTabs/packageCommand';
import type { PlainForms } from './plainInline';

function word(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Returns the visible text in the props of components, for those of the theme and Rspress. */
export const defaultTexts: PlainForms = {
  Badge: ({ text }) => word(text),
  Callout: ({ title }) => word(title),
  CodeGroupTab: ({ label }) => word(label),
  PageTab: ({ label }) => word(label),
  Tab: ({ label }) => word(label),
};

/** Returns the code in the props of components. */
export const componentCode: Readonly<
  Record<string, (props: Record<string, unknown>) => { lang: string; text: string }[]>
> = {
  CodeBlockRuntime: ({ code, lang }) => [{ lang: word(lang), text: word(code) }],
  PackageManagerTabs: ({ command }) =>
    packageCommands((command ?? '') as PackageCommand).map((one) => ({
      lang: 'sh',
      text: one.command,
    })),
};
