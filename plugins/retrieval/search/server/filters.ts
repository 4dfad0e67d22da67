import { BadRequest } from './badRequest';
import { listOf } from './parameters';
import type { Place } from './siteEngine';

/** Whether an index is searched. */
export type PlaceFilter = (place: Place) => boolean;

const KEYS: Readonly<Record<string, keyof Place>> = {
  lang: 'lang',
  language: 'lang',
  version: 'version',
};

const TERM = /^([\w.]+):(-?)(.*)$/s;

/** `lang:en`, `version:-v1`. Sections have no other facets. */
function termFilter(term: string): PlaceFilter {
  const [, name = '', not = '', value = ''] = TERM.exec(term.trim()) ?? [];
  if (name === '') {
    throw new BadRequest(`the filter ${JSON.stringify(term)} has no colon → write "lang:en"`);
  }
  const wanted = value.replace(/^(["'])(.*)\1$/s, '$2').replace(/<score=\d+>$/, '');
  const key = KEYS[name];
  return (place) => (key !== undefined && place[key] === wanted) !== (not === '-');
}

function oneOf(terms: readonly unknown[]): PlaceFilter {
  const filters = terms.map((term) => facetFilter(term, true));
  return (place) => filters.some((filter) => filter(place));
}

function allOf(terms: readonly unknown[]): PlaceFilter {
  const filters = terms.map((term) => facetFilter(term, false));
  return (place) => filters.every((filter) => filter(place));
}

function facetFilter(given: unknown, isInner: boolean): PlaceFilter {
  if (typeof given === 'string') return termFilter(given);
  if (Array.isArray(given) && !isInner) return oneOf(given);
  throw new BadRequest('facetFilters must contain only strings and lists of strings');
}

/** A part of `lang:en,(version:v1,version:v2)`, with optional parentheses. */
const PART = /\(([^()]*)\)|(?:"[^"]*"|'[^']*'|[^,()"'])+/g;

/** Parses a list: JSON, or the form of older clients without brackets and quotes. */
function listIn(given: string): unknown[] {
  const parts = [...given.matchAll(PART)];
  return (
    listOf(given) ??
    parts.map(([part, inner]) => (inner === undefined ? part : [...inner.split(',')]))
  );
}

/** `["lang:en", ["version:v1", "version:v2"]]`: all items of the list must match, and one of each nested list. */
export function facetFilters(given: unknown): PlaceFilter {
  const list = typeof given === 'string' ? listIn(given) : given;
  if (!Array.isArray(list)) throw new BadRequest('facetFilters must be a string or a list');
  return allOf(list);
}

const TOKEN = /\s*(\(|\)|[\w.]+:-?(?:"[^"]*"|'[^']*'|[^\s()]+)|AND\b|OR\b|NOT\b|\S)/gy;

/** `lang:en AND (version:v1 OR NOT version:v2)`; AND binds more than OR. */
export function filtersText(text: string): PlaceFilter {
  const tokens = [...text.matchAll(TOKEN)].map(([, token = '']) => token);
  const refuse = (): never => {
    throw new BadRequest(
      `filters is ${JSON.stringify(text.slice(0, 80))} → write "lang:en AND version:v2"`,
    );
  };

  function one(): PlaceFilter {
    const token = tokens.shift();
    if (token === 'NOT') {
      const inner = one();
      return (place) => !inner(place);
    }
    if (token === '(') {
      const inner = either();
      return tokens.shift() === ')' ? inner : refuse();
    }
    return token?.includes(':') ? termFilter(token) : refuse();
  }

  function both(): PlaceFilter {
    const filters = [one()];
    while (tokens[0] === 'AND') {
      tokens.shift();
      filters.push(one());
    }
    return (place) => filters.every((filter) => filter(place));
  }

  function either(): PlaceFilter {
    const filters = [both()];
    while (tokens[0] === 'OR') {
      tokens.shift();
      filters.push(both());
    }
    return (place) => filters.some((filter) => filter(place));
  }

  const filter = either();
  return tokens.length === 0 ? filter : refuse();
}
