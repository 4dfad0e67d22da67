import type { StoredHealth, TrendName } from '../../../retrieval/ask-ai/store/storedHealth';
import type { BuildFacts, FactFinding } from '../build/buildFacts';
import { createPlaces, type Places, type RowPlace } from './places';
import { type Trend, trendOf } from './trend';

/** The sections, in the order of the page. */
export const SECTION_NAMES = [
  'unanswered',
  'searches',
  'missing',
  'unhelpful',
  'stale',
  'options',
  'untested',
  'heavy',
] as const;

export type SectionName = (typeof SECTION_NAMES)[number];

/** The recommended action for a row. */
export type Remedy =
  | 'write'
  | 'improve'
  | 'keywords'
  | 'retitle'
  | 'link'
  | 'redirect'
  | 'redirect-to'
  | 'reread'
  | 'translate'
  | 'document'
  | 'sample'
  | 'split';

export interface HealthRow {
  /** A question, a query, an address or the title of a page. */
  name: string;
  lang: string;
  version: string;
  /** A frequency, a number, or a number of bytes, depending on the section. */
  count: number;
  remedy: Remedy;
  /** The files to change. */
  places: RowPlace[];
  /** Texts of readers, or findings of checks. */
  details: string[];
  /** The number of details that are not listed. */
  more: number;
}

export interface HealthSection {
  name: SectionName;
  rows: HealthRow[];
  /** The number of rows without the limit. */
  total: number;
  trends: Trend[];
}

/** The recommended improvements of the docs, from reader data and facts of the build. */
export interface Health {
  title: string;
  /** In ms since 1970. */
  madeAt: number;
  builtAt: number;
  /** The number of days that the counts cover. */
  days: number;
  /** Whether there is reader data, which needs a database. */
  hasReaders: boolean;
  sections: HealthSection[];
}

export interface HealthInput {
  facts: BuildFacts;
  builtAt: number;
  /** `undefined` for a site without a database, or with one that cannot be read. */
  stored?: StoredHealth;
  now: number;
  days: number;
}

const LISTED = 50;
const DETAILS = 5;
/** The factor above the median size of the site from which a page counts as heavy. */
const HEAVY_FACTOR = 1.25;
const HEAVIEST = 20;

const TRENDS: Partial<Record<SectionName, readonly TrendName[]>> = {
  unanswered: ['questions', 'unanswered'],
  searches: ['no-hit', 'no-click'],
  missing: ['missing'],
  unhelpful: ['helpful', 'unhelpful'],
};

type Row = Omit<HealthRow, 'details' | 'more'> & { details?: string[] };

const cut = ({ details = [], ...row }: Row): HealthRow => ({
  ...row,
  details: details.slice(0, DETAILS),
  more: Math.max(0, details.length - DETAILS),
});

function unanswered({ questions }: StoredHealth, places: Places): Row[] {
  const rows = questions.map(({ question, lang, version, missing, disliked, sources }): Row => {
    const page = sources.map(places.ofLink).find((place) => place !== undefined);
    return {
      name: question,
      lang,
      version,
      count: missing + disliked,
      remedy: page ? 'improve' : 'write',
      places: [page ?? places.folder(version, lang)].filter((place) => place !== undefined),
    };
  });
  return rows.sort((a, b) => b.count - a.count);
}

function searches({ events }: StoredHealth, places: Places): Row[] {
  return events
    .filter(({ kind }) => kind !== 'missing')
    .map(({ kind, name, lang, version, times }) => {
      const page = places.nearest(name, version, lang) ?? places.folder(version, lang);
      const remedy = kind === 'no-hit' ? 'keywords' : 'retitle';
      return { name, lang, version, count: times, remedy, places: page ? [page] : [] };
    });
}

function missing({ events }: StoredHealth, places: Places): Row[] {
  return events
    .filter(({ kind }) => kind === 'missing')
    .map(({ name, lang, version, times, from }) => {
      const linking = from.map(places.ofRoute).filter((place) => place !== undefined);
      const row = { name, lang, version, count: times };
      if (linking.length > 0) return { ...row, remedy: 'link', places: linking };
      const near = places.nearest(name, version, lang);
      return { ...row, remedy: near ? 'redirect-to' : 'redirect', places: near ? [near] : [] };
    });
}

function unhelpful({ pages }: StoredHealth, places: Places): Row[] {
  return pages
    .filter(({ unhelpful: count }) => count > 0)
    .map(({ page, lang, version, unhelpful: count, texts }) => {
      const place = places.ofRoute(page);
      return {
        name: page,
        lang,
        version,
        count,
        remedy: 'reread',
        places: place ? [place] : [],
        details: texts.filter(({ isHelpful }) => !isHelpful).map(({ text }) => text),
      };
    });
}

/** Returns a row for each file with findings of a check, those with the most first. */
function checked(
  { findings }: BuildFacts,
  wanted: FactFinding['check'],
  remedy: Remedy,
  places: Places,
): Row[] {
  const files = new Map<string, FactFinding[]>();
  for (const finding of findings.filter(({ check }) => check === wanted)) {
    files.set(finding.file, [...(files.get(finding.file) ?? []), finding]);
  }
  return [...files]
    .map(([file, own]): Row => {
      const { title = file, lang = '', version = '' } = places.page(file) ?? {};
      const details = own.map(({ line, message }) => `${line}: ${message}`);
      const at = [places.ofFile(file, own[0]?.line)];
      return { name: title, lang, version, count: own.length, remedy, places: at, details };
    })
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** `12.3 kB` */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function heavy({ pages }: BuildFacts, places: Places): Row[] {
  const weighed = pages
    .map((page) => ({ ...page, bytes: page.html + page.js + page.css }))
    .sort((a, b) => b.bytes - a.bytes);
  const median = weighed[Math.floor(weighed.length / 2)]?.bytes ?? 0;
  return weighed
    .filter(({ bytes }) => bytes > median * HEAVY_FACTOR)
    .slice(0, HEAVIEST)
    .map(({ title, route, lang, version, bytes, html, js, css, file }) => ({
      name: title || route,
      lang,
      version,
      count: bytes,
      remedy: 'split',
      places: [places.ofFile(file)],
      details: [`HTML ${kilobytes(html)}, JavaScript ${kilobytes(js)}, CSS ${kilobytes(css)}`],
    }));
}

/** Creates the report. Sections that do not apply to the site are omitted. */
export function makeHealth({ facts, builtAt, stored, now, days }: HealthInput): Health {
  const places = createPlaces(facts.pages);
  const ofReaders = (read: (stored: StoredHealth, places: Places) => Row[]) =>
    stored && read(stored, places);
  const ofCheck = (check: FactFinding['check'], remedy: Remedy) =>
    facts.checks.includes(check) ? checked(facts, check, remedy, places) : undefined;
  const rows: Record<SectionName, Row[] | undefined> = {
    unanswered: ofReaders(unanswered),
    searches: facts.counts ? ofReaders(searches) : undefined,
    missing: facts.counts ? ofReaders(missing) : undefined,
    unhelpful: ofReaders(unhelpful),
    stale: ofCheck('stale', 'translate'),
    options: ofCheck('options', 'document'),
    untested: ofCheck('untested', 'sample'),
    heavy: heavy(facts, places),
  };
  return {
    title: facts.title,
    madeAt: now,
    builtAt,
    days,
    hasReaders: stored !== undefined,
    sections: SECTION_NAMES.flatMap((name): HealthSection[] => {
      const own = rows[name];
      if (!own) return [];
      const trends = (TRENDS[name] ?? []).map((trend) =>
        trendOf(trend, stored?.days ?? [], { now, days }),
      );
      return [{ name, rows: own.slice(0, LISTED).map(cut), total: own.length, trends }];
    }),
  };
}
