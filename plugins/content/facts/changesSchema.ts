import { z } from 'zod';
import { describeIssues } from '../../support/describeIssues';
import type { HeadElement, PageChanges } from './pageFacts';

const text = z.string().min(1);
const onOff = z.boolean().optional();

const TAGS = ['meta', 'link', 'script'] as const;

const NO_CONTENT =
  'an element without content, because the policy of the site forbids scripts and styles in pages';

/** Returns whether a script source is a file of the site or a full URL. */
const isScriptSource = (src: unknown) =>
  typeof src === 'string' && (/^\/(?!\/)/.test(src) || (/^https?:/.test(src) && URL.canParse(src)));

/**
 * Returns what is expected instead of an element that browsers ignore or the Content-Security-Policy of the site
 * blocks.
 */
function headFault([tag, attributes]: HeadElement): string | undefined {
  const names = Object.keys(attributes);
  if (names.some((name) => /^on/i.test(name))) {
    return 'an element without "on…" attributes, because the policy of the site forbids code in attributes';
  }
  if (names.includes('children') || names.includes('dangerouslySetInnerHTML')) {
    return NO_CONTENT;
  }
  if (tag === 'script' && !isScriptSource(attributes.src)) {
    return 'a script with a src: a file in docs/public such as "/name.js", or a URL';
  }
  if (tag === 'link' && attributes.rel === 'stylesheet') {
    return 'an element other than a stylesheet, which belongs in globalStyles or in the component of a slot';
  }
  return undefined;
}

const headElement = z
  .tuple([z.enum(TAGS), z.record(z.string(), z.union([z.string(), z.boolean()]))], {
    error: ({ input, code }) =>
      Array.isArray(input) && code === 'too_big' ? NO_CONTENT : undefined,
  })
  .superRefine((element, context) => {
    const message = headFault(element);
    if (message) context.addIssue({ code: 'custom', message });
  });

const neighbor = z
  .union([z.literal(false), text, z.strictObject({ link: text, text: text.optional() })])
  .optional();

const changesSchema = z.strictObject({
  title: text.optional(),
  description: text.optional(),
  head: z.array(headElement).optional(),
  outline: z.array(z.strictObject({ id: text, text, depth: z.int().min(2).max(4) })).optional(),
  sidebar: z
    .strictObject({
      label: text.optional(),
      badge: text.optional(),
      hidden: onOff,
      position: z.int().min(1).optional(),
    })
    .optional(),
  previous: neighbor,
  next: neighbor,
  shown: z
    .strictObject({ navbar: onOff, sidebar: onOff, outline: onOff, footer: onOff })
    .optional(),
  search: z
    .strictObject({
      hidden: onOff,
      weight: z.number().min(0.1).max(10).optional(),
      keywords: z.array(text).optional(),
    })
    .optional(),
  indexed: onOff,
} satisfies Record<keyof PageChanges, z.ZodType>);

function isSame(one: HeadElement, other: HeadElement): boolean {
  try {
    return JSON.stringify(one) === JSON.stringify(other);
  } catch {
    // Frontmatter cannot contain a value that cannot be serialized.
    return false;
  }
}

/**
 * Returns the problems with changes, each with the value and a remedy.
 *
 * @param written the head elements in the page's own frontmatter, which are not checked
 */
export function changeFaults(changes: PageChanges, written: readonly HeadElement[]): string[] {
  const result = changesSchema.safeParse(changes);
  if (result.success) return [];
  const { head } = changes;
  const isWritten = (at: PropertyKey | undefined) =>
    Array.isArray(head) && written.some((element) => isSame(element, head[Number(at)]));
  const issues = result.error.issues.filter(
    ({ path: [fact, at] }) => fact !== 'head' || !isWritten(at),
  );
  return describeIssues(issues, changes, 'page fact', changesSchema).map(({ text }) => text);
}
