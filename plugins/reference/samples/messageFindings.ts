import type { Finding } from '../../support/finding';
import type { PageFence } from './readFences';

/** A page with its fences. */
export interface MessagePage {
  /** The path relative to the folder of the site. */
  file: string;
  frontmatter: Readonly<Record<string, unknown>>;
  fences: readonly PageFence[];
}

const CHECK = 'messages';

/** Whether a fence shows a message and is not a file of a sample. */
function isMessage({ lang, sample, isHidden }: PageFence): boolean {
  return lang === 'text' && sample === undefined && !isHidden;
}

function problemOf(
  { text, message, notReproducible }: PageFence,
  isEntry: boolean,
): string | undefined {
  if (message !== undefined && notReproducible !== undefined) {
    return `the message is bound to the sample ${message} and marked as not reproducible → remove one of them`;
  }
  if (message === '') return 'message= names no sample → write message=name';
  if (notReproducible?.trim() === '') {
    return 'not-reproducible has no reason → write why no sample can print the message';
  }
  if (!isEntry || message !== undefined || notReproducible !== undefined) return undefined;
  const [first = ''] = text.trim().split('\n');
  return `no sample prints "${first}" → write message=name for one that does, or not-reproducible="the reason"`;
}

/**
 * Finds untested messages: on a page with `messageCatalog: true`, every `text` fence must name the sample
 * that prints it, or give the reason why none can.
 */
export function messageFindings({ file, frontmatter, fences }: MessagePage): Finding[] {
  const isCatalog = frontmatter.messageCatalog === true;
  return fences.flatMap((fence) => {
    const message = problemOf(fence, isCatalog && isMessage(fence));
    return message === undefined ? [] : [{ check: CHECK, file, line: fence.line, message }];
  });
}
