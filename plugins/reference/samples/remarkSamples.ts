import { fenceMeta, isForRunner } from '../../content/tree/fenceMeta';
import { insertOutputs } from './outputs/insertOutputs';
import type { OutputsOf } from './outputs/pageOutputs';
import type { SampleNode } from './sampleNode';

/** The word in the meta string of a block that passes the tested release to `testedMark`. */
export const TESTED_WITH = 'tested-with=';

/**
 * Removes content that is only for the sample runner, and adds the tested release to blocks.
 *
 * @param releaseOf returns the release that the samples of a file are tested with, if its version has one
 * @param outputsOf creates the outputs below the samples of a file
 * @throws naming file and line, for a tested block in a page of a version without a bundler
 */
export function remarkSamples(
  releaseOf: (file: string) => string | undefined,
  outputsOf: OutputsOf = () => undefined,
) {
  return (tree: SampleNode, file: { path: string }) => {
    function mark(node: SampleNode): void {
      const { sample, message, output, notReproducible, rest } = fenceMeta(node.meta ?? '');
      if (notReproducible !== undefined) node.meta = rest;
      const name = sample ?? message ?? output;
      if (name === undefined) return;
      const release = releaseOf(file.path);
      if (release === undefined) {
        throw new Error(
          `[samples] ${file.path}:${node.position?.start.line ?? 1} the sample ${name} is on a page whose version has no bundler → add one: samples: { bundlers: { v1: 'package' } }`,
        );
      }
      node.meta = `${rest} ${TESTED_WITH}${release}`.trim();
    }

    function visit(node: SampleNode): void {
      if (node.type === 'code') mark(node);
      if (!node.children) return;
      node.children = node.children.filter((child) => !isForRunner(child));
      node.children.forEach(visit);
    }

    const outputOf = outputsOf(file.path);
    if (outputOf) insertOutputs(tree, outputOf);
    visit(tree);
  };
}
