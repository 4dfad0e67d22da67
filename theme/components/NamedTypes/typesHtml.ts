import {
  type NamedType,
  namedTypesIn,
  type TypeDefinitions,
} from '../../../plugins/reference/options/shared/typeNames';
import { escapeHtml } from '../../../plugins/retrieval/search/shared/markedHtml';
import { breakableHtml } from '../Outline/breakableHtml';

/** Returns the HTML of a type's definition. */
function contentHtml({ text, inner }: Pick<NamedType, 'text' | 'inner'>): string {
  const within = inner.length > 0 ? `<div>${inner.map(disclosureHtml).join('')}</div>` : '';
  return `<pre><code>${escapeHtml(text)}</code></pre>${within}`;
}

function detailsHtml(name: string, content: string): string {
  return `<details><summary><code>${breakableHtml(name)}</code></summary>${content}</details>`;
}

const disclosureHtml = (type: NamedType): string => detailsHtml(type.name, contentHtml(type));

/**
 * Returns the HTML of named types as expandable elements. Without definitions, they contain the names
 * only.
 */
export function typesHtml(names: readonly string[], types?: TypeDefinitions): string {
  if (!types) return names.map((name) => detailsHtml(name, '')).join('');
  return namedTypesIn(names, types).map(disclosureHtml).join('');
}
