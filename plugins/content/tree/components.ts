import type { calloutStrings } from '../../../theme/components/Callout/calloutStrings';
import { calloutTitles } from '../../../theme/components/Callout/calloutTitles';
import type { PackageCommand } from '../../../theme/components/PackageManagerTabs/packageCommand';
import { packageCommands } from '../../../theme/components/PackageManagerTabs/packageCommand';
import type { sourceStrings } from '../../../theme/components/SourceCode/sourceStrings';
import type { homeStrings } from '../../../theme/home/homeStrings';
import type { StringKey } from '../../../theme/strings';
import { fencedCode } from './codeBlock';
import { quoted } from './lines';
import { marker } from './markers';

/** The texts that a Markdown form can use. */
export type FormTextKey =
  | StringKey
  | keyof typeof calloutStrings
  | keyof typeof homeStrings
  | keyof typeof sourceStrings;

/** Functions for the Markdown of components. */
export interface FormTools {
  /** Returns an absolute address for use in the Markdown of pages. For the address of a page, it returns that of the page's Markdown. */
  link: (href: string) => string;
  /** Returns the absolute address of an image. */
  image: (src: string) => string;
  /** Returns one of the theme's texts in the language of the page. */
  text: (key: FormTextKey) => string;
  /** Returns links to the feeds of the page. */
  feeds: () => string;
}

export type ComponentProps = Record<string, unknown>;

/**
 * Returns the Markdown of a component.
 *
 * @param props the props as written on the page, as far as they can be determined without running the
 * page
 * @param children the Markdown between the tags of the component
 * @param tools functions for links, images and texts
 */
export type MarkdownForm = (props: ComponentProps, children: string, tools: FormTools) => string;

/** Functions that return the Markdown of components, by component name. */
export type MarkdownForms = Record<string, MarkdownForm>;

export const formTools: FormTools = {
  link: (href) => marker('href', href),
  image: (src) => marker('image', src),
  text: (key) => marker('text', key),
  feeds: () => marker('feeds'),
};

function word(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const justChildren: MarkdownForm = (_, children) => children;
const nothing: MarkdownForm = () => '';

const link: MarkdownForm = ({ href }, children, tools) =>
  href === undefined ? children : `[${children}](${tools.link(word(href))})`;

const labelled: MarkdownForm = ({ label }, children) =>
  [word(label) && `**${word(label)}**`, children].filter(Boolean).join('\n\n');

/** Returns the Markdown of a heading element, whose text must be on one line. */
const heading =
  (depth: number): MarkdownForm =>
  (_, children) =>
    `${'#'.repeat(depth)} ${children.replace(/\s+/g, ' ').trim()}`;

const embedded: MarkdownForm = ({ src, title }, children, tools) =>
  src === undefined ? children : `[${word(title) || word(src)}](${tools.link(word(src))})`;

/** The Markdown of components of the theme and Rspress, and of HTML elements. */
export const defaultForms: MarkdownForms = {
  PackageManagerTabs: ({ command }) =>
    packageCommands((command ?? '') as PackageCommand)
      .map((one) => fencedCode(one.command, 'sh', one.name))
      .join('\n\n'),
  SourceCode: ({ href, platform = 'github' }, _, tools) =>
    `[${tools.text('source')} (${platform === 'gitlab' ? 'GitLab' : 'GitHub'})](${tools.link(word(href))})`,
  FeedLink: (_props, _children, tools) => tools.feeds(),
  Tab: labelled,
  CodeGroupTab: labelled,
  PageTab: labelled,
  Callout: ({ title, type }, children, tools) =>
    quoted(`**${word(title) || tools.text(calloutText(word(type)))}**\n\n${children}`),
  Badge: ({ text }, children) => word(text) || children,
  CodeBlockRuntime: ({ code, lang, title }) => fencedCode(word(code), word(lang), word(title)),
  Toc: nothing,
  Link: link,
  a: link,
  img: ({ src, alt }, _, tools) =>
    src === undefined ? '' : `![${word(alt)}](${tools.image(word(src))})`,
  iframe: embedded,
  video: embedded,
  audio: embedded,
  source: nothing,
  br: () => '<br>',
  hr: () => '---',
  wbr: nothing,
  input: nothing,
  svg: nothing,
  style: nothing,
  script: nothing,
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  code: (_, children) => `\`${children}\``,
  strong: (_, children) => `**${children}**`,
  b: (_, children) => `**${children}**`,
  em: (_, children) => `*${children}*`,
  i: (_, children) => `*${children}*`,
  sub: (_, children) => `<sub>${children}</sub>`,
  sup: (_, children) => `<sup>${children}</sup>`,
};

/** The valid kinds of containers, as written after `:::`. */
export const CONTAINERS: readonly string[] = [...Object.keys(calloutTitles), 'code-group'];

/** Returns whether containers of this kind are callouts. */
export function isCallout(kind: string): kind is keyof typeof calloutTitles {
  return Object.hasOwn(calloutTitles, kind);
}

/** Returns the text key of a callout's default title. */
export function calloutText(kind: string): keyof typeof calloutStrings {
  return isCallout(kind) ? calloutTitles[kind] : 'calloutNote';
}

/**
 * Returns the function for the Markdown of an element. The default for HTML elements returns the children.
 * `undefined` for unknown components, because their visible content would otherwise be lost silently.
 */
export function formOf(name: string, forms: MarkdownForms): MarkdownForm | undefined {
  return forms[name] ?? (/^[a-z]/.test(name) ? justChildren : undefined);
}
