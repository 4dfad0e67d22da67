/**
 * DocSearch reads its stored data without validating it, and invalid data makes the dialog fail on
 * every visit. It can come from an older version, another site on the same host, or manual edits.
 */

type Unknown = Readonly<Record<string, unknown>>;

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const PREFIX = '__DOCSEARCH_';

function isObject(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOptionalText(value: unknown): boolean {
  return typeof value === 'string' || value === null || value === undefined;
}

/** Returns whether a value is a path or a URL that can be followed safely, not a script. */
function isAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !/^(?:\/|https?:\/\/)/.test(value)) return false;
  try {
    return decodeURI(new URL(value, 'https://site.example').href) !== '';
  } catch {
    return false;
  }
}

function hasSearchShape(value: unknown): value is Unknown {
  if (!isObject(value) || !isObject(value.hierarchy)) return false;
  const { hierarchy, objectID, type, content, version } = value;
  return (
    typeof objectID === 'string' &&
    typeof type === 'string' &&
    LEVELS.every((level) => isOptionalText(hierarchy[level])) &&
    LEVELS.some((level) => typeof hierarchy[level] === 'string' && hierarchy[level] !== '') &&
    isOptionalText(content) &&
    isOptionalText(version) &&
    // Search results have this property. DocSearch removes it before storing a hit.
    !('_highlightResult' in value)
  );
}

/** Returns whether a value is a valid recent or favorite search. */
export function isStoredSearch(value: unknown): boolean {
  return hasSearchShape(value) && isAddress(value.url) && value.type !== 'askAI';
}

/** Returns whether a value is the input or output of a tool call. */
function isToolData(value: unknown): boolean {
  if (!isObject(value) || !isOptionalText(value.query)) return false;
  return value.hits === undefined || Array.isArray(value.hits);
}

/** Returns whether a value is a part of a message: a text, a step, or a tool call. */
function isPart(value: unknown): boolean {
  if (!isObject(value) || typeof value.type !== 'string') return false;
  const { type, text, state, input, output } = value;
  if (type === 'text' || type === 'reasoning') return typeof text === 'string';
  if (!type.startsWith('tool-')) return true;
  const hasInput = state === 'input-available' || state === 'output-available';
  return (!hasInput || isToolData(input)) && (state !== 'output-available' || isToolData(output));
}

function isMessage(value: unknown): boolean {
  if (!isObject(value) || typeof value.id !== 'string' || typeof value.role !== 'string')
    return false;
  return Array.isArray(value.parts) && value.parts.every(isPart);
}

/** Returns whether a value is a valid conversation with Ask AI, including all messages. */
export function isStoredConversation(value: unknown): boolean {
  if (!hasSearchShape(value) || value.type !== 'askAI') return false;
  const { query, messages } = value;
  return (
    typeof query === 'string' &&
    Array.isArray(messages) &&
    messages.length > 0 &&
    messages.every(isMessage)
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the valid entries of a stored list, in order.
 *
 * @param text the stored text
 */
export function validEntries(text: string, isUsable: (value: unknown) => boolean): unknown[] {
  const value = parsed(text);
  return Array.isArray(value) ? value.filter(isUsable) : [];
}

/**
 * Removes invalid data from the dialog's storage.
 *
 * @param indexName the name of the index, which is part of the storage keys
 */
export function dropInvalid(indexName: string, storage: Storage = window.localStorage): void {
  const lists = {
    [`${PREFIX}RECENT_SEARCHES__${indexName}`]: isStoredSearch,
    [`${PREFIX}FAVORITE_SEARCHES__${indexName}`]: isStoredSearch,
    [`${PREFIX}ASKAI_CONVERSATIONS__${indexName}`]: isStoredConversation,
  };
  for (const [key, isUsable] of Object.entries(lists)) {
    const text = storage.getItem(key);
    if (text === null) continue;
    const usable = JSON.stringify(validEntries(text, isUsable));
    if (usable === text) continue;
    storage.removeItem(key);
    if (usable !== '[]') storage.setItem(key, usable);
  }
}
