import {
  type PackageCommand,
  packageCommands,
} from '../../../theme/components/PackageManagerTabs/packageCommand';
import type { PlainForms } from './plainInline';

function word(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The texts in the props of the theme's and of Rspress's components, which readers see. */
export const defaultTexts: PlainForms = {
  Badge: ({ text }) => word(text),
  Callout: ({ title }) => word(title),
  CodeGroupTab: ({ label }) => word(label),
  PageTab: ({ label }) => word(label),
  Tab: ({ label }) => word(label),
};

/** The code in the props of components. */
export const componentCode: Readonly<
  Record<string, (props: Record<string, unknown>) => { lang: string; text: string }[]>
> = {
  CodeBlockRuntime: ({ code, lang }) => [{ lang: word(lang), text: word(code) }],
  PackageManagerTabs: ({ command }) =>
    packageCommands((command ?? '') as PackageCommand).map(([, text]) => ({ lang: 'sh', text })),
};
