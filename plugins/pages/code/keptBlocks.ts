import { deserialize, serialize } from 'node:v8';
import type { Root } from 'hast';

/** The number of blocks that are kept. The largest pages of the Rspack docs have about a hundred. */
const MOST = 1000;

/** The highlighted code blocks of the dev server, by their code, language and meta. */
export interface KeptBlocks {
  /** Sets whether blocks are kept. */
  turn: (isOn: boolean) => void;
  get: (key: string) => Root | undefined;
  set: (key: string, block: Root) => KeptBlocks;
}

/**
 * Keeps highlighted blocks, so that after an edit only changed blocks are highlighted. They are kept as bytes, because
 * later plugins change the tree of a page.
 */
export function keptBlocks(most = MOST): KeptBlocks {
  const kept = new Map<string, Buffer>();
  let isOn = true;
  const blocks: KeptBlocks = {
    turn(on) {
      isOn = on;
    },
    get(key) {
      const bytes = isOn ? kept.get(key) : undefined;
      if (!bytes) return undefined;
      kept.delete(key);
      kept.set(key, bytes);
      return deserialize(bytes);
    },
    set(key, block) {
      if (!isOn) return blocks;
      kept.set(key, serialize(block));
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return blocks;
    },
  };
  return blocks;
}
