import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationErrorLevel,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers';

const MARKED = 'lt-line--marked';

/**
 * Returns the transformers for marks in code blocks: `{1,3-5}` after the language, and the comments
 * `[!code highlight]`, `[!code ++]`, `[!code --]`, `[!code focus]`, `[!code error]` and `[!code
 * warning]`. They use our own classes, because Rspress styles the usual ones.
 */
export function markTransformers() {
  const matchAlgorithm = 'v3';
  return [
    transformerMetaHighlight({ className: MARKED }),
    transformerNotationHighlight({ classActiveLine: MARKED, matchAlgorithm }),
    transformerNotationDiff({
      classLineAdd: 'lt-line--added',
      classLineRemove: 'lt-line--removed',
      classActivePre: 'lt-pre--diff',
      matchAlgorithm,
    }),
    transformerNotationFocus({
      classActiveLine: 'lt-line--focused',
      classActivePre: 'lt-pre--focused',
      matchAlgorithm,
    }),
    transformerNotationErrorLevel({
      classMap: { error: 'lt-line--error', warning: 'lt-line--warning' },
      matchAlgorithm,
    }),
  ];
}
