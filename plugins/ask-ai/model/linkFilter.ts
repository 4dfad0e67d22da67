import { sourceLink } from '../quotes/markdown';
import type { CheckLink } from './knownLinks';
import { nextUnit, type Unit } from './markdownUnits';

/** Takes a text piece by piece and gives back what may be sent of it. */
export interface LinkFilter {
  push(delta: string): string;
  /** The rest, with an open block of code closed. */
  end(): string;
}

const FENCE = /^[ \t>]*(?:[-*+] +|\d+[.)] +)?```/;
/** What is not yet known to be a fence. */
const FENCE_START = /^[ \t>]*(?:[-*+] ?|\d+[.)]? ?)?`{0,2}$/;

/** A piece as it may be sent. */
function writeUnit(unit: Unit, check: CheckLink): string {
  switch (unit.kind) {
    case 'text':
      // A backtick that opens nothing would turn the code behind it into text for the list of sources.
      return /^`+$/.test(unit.raw) ? "'".repeat(unit.raw.length) : unit.raw;
    case 'code': {
      const inner = unit.raw.replace(/^`+|`+$/g, '');
      return `\`${inner.replaceAll('`', "'")}\``;
    }
    case 'html':
      return '&lt;';
    case 'address': {
      const address = check(unit.address);
      return address === undefined ? '' : address + (unit.isGlued ? ' ' : '');
    }
    case 'link': {
      const words = filterLinks(unit.words, () => undefined);
      const address = unit.isImage ? undefined : check(unit.address);
      return address === undefined ? words : sourceLink([words.replace(/[\\`]/g, '')], address);
    }
  }
}

/**
 * Removes links that a check does not let through, and pictures; their words stay. Blocks of code
 * are left as they are. Works on a stream: what a later piece may turn into a link waits for it.
 */
export function createLinkFilter(check: CheckLink): LinkFilter {
  let pending = '';
  let isLineStart = true;
  let isFence = false;

  /** Whole lines of code, and the fence that ends it. */
  function takeFence(isEnd: boolean): string | undefined {
    const line = /^.*\n/.exec(pending)?.[0] ?? (isEnd ? pending : '');
    if (line === '') return undefined;
    pending = pending.slice(line.length);
    isLineStart = line.endsWith('\n');
    if (/^[ \t>]*```+[ \t]*$/.test(line.trimEnd())) isFence = false;
    return line;
  }

  function take(isEnd: boolean): string | undefined {
    if (pending === '') return undefined;
    if (isFence) return takeFence(isEnd);
    if (isLineStart) {
      if (!isEnd && FENCE_START.test(pending)) return undefined;
      if (FENCE.test(pending)) {
        const line = /^.*\n/.exec(pending)?.[0] ?? (isEnd ? pending : '');
        if (line === '') return undefined;
        isFence = true;
        pending = pending.slice(line.length);
        return line;
      }
    }
    const unit = nextUnit(pending, isEnd);
    if (unit === 'more') return undefined;
    pending = pending.slice(unit.raw.length);
    isLineStart = unit.raw.endsWith('\n');
    return writeUnit(unit, check);
  }

  function drain(isEnd: boolean): string {
    let text = '';
    for (let piece = take(isEnd); piece !== undefined; piece = take(isEnd)) text += piece;
    return text;
  }

  return {
    push(delta) {
      pending += delta;
      return drain(false);
    },
    end() {
      const text = drain(true);
      return isFence ? `${text}${text.endsWith('\n') || isLineStart ? '' : '\n'}\`\`\`` : text;
    },
  };
}

/** The whole of a text, filtered. */
export function filterLinks(text: string, check: CheckLink): string {
  const filter = createLinkFilter(check);
  return filter.push(text) + filter.end();
}
