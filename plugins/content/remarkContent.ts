import type { Processor } from 'unified';
import { taskQueue } from '../support/taskQueue';
import type { OnCompile } from './siteContent';
import type { TreeNode } from './tree/nodes';

export interface CompiledContent {
  /** Returns the tree of a text that is being compiled; `undefined` for a text without a file. */
  treeOf: (file: string, source: string) => TreeNode | undefined;
  compiled: OnCompile;
}

/**
 * The maximum number of pages that are compiled concurrently. Rspack requests all pages at once, and each of them
 * waits for asynchronous plugins, so that the trees of all pages would be in memory until the last one is compiled.
 */
const MAX_COMPILED_PAGES = 4;

const queue = taskQueue(MAX_COMPILED_PAGES);

type Parser = NonNullable<Processor['parser']>;
type Tree = ReturnType<Parser>;
type Done = (error?: Error, ...rest: unknown[]) => void;
type Run = (tree: Tree, file: unknown, done?: Done) => unknown;

/**
 * Provides the compilation with the tree that all features read, instead of parsing the page again. Text without a
 * file is parsed as usual. Only a few pages are compiled at the same time.
 */
export function remarkContent(this: Processor, { treeOf, compiled }: CompiledContent): void {
  const { parser } = this;
  if (!parser)
    throw new Error(
      '[content] remarkContent is listed before the parser → list it after the parser',
    );
  const run = this.run.bind(this) as Run;
  const parsers = new WeakMap<Tree, () => Tree>();

  this.parser = (document, file) => {
    const waiting: Tree = { type: 'root' };
    parsers.set(waiting, () => {
      const tree = treeOf(file.path, document) ?? (parser(document, file) as unknown as TreeNode);
      compiled(file.path, tree);
      return tree as unknown as Tree;
    });
    return waiting;
  };

  const runInTurn: Run = (tree, file, done) => {
    const parse = parsers.get(tree);
    if (!parse || !done) return run(parse?.() ?? tree, file, done);
    const finish = () =>
      new Promise<void>((resolve, reject) => {
        run(parse(), file, (...results) => {
          try {
            done(...results);
            resolve();
          } catch (error) {
            reject(error);
          }
        });
      });
    return void queue.add(finish).catch(done);
  };
  this.run = runInTurn as Processor['run'];
}
