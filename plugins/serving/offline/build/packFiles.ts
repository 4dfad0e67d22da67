import { type Place, placeName } from '../shared';

/** The output of a build, as needed to create packs. */
export interface BuiltOutput {
  /** The names of its files, relative to its root. */
  names: ReadonlySet<string>;
  read: (name: string) => string;
  /** With a slash at both ends. */
  base: string;
  /** Whether the search runs in the browser. */
  hasSearch: boolean;
}

const CODE = /\.(?:m?js|css)$/;
const MEDIA = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|webmanifest)$/i;
/** Files that are not used offline, or that are too large to store. */
const LEFT_OUT = /^static\/offline\/|\.(?:map|txt|html|md|mp4|webm|mov|mp3|ogg|wav|pdf|zip|gz)$/i;
const SEARCH = 'static/search/';

const ADDRESSES = /\s(?:src|srcset|href|poster)="([^"]+)"/g;
const NAMES_IN_CODE = /static\/[\w./@-]+\.\w+/g;

/** Returns the files that the elements of a document reference. */
function namedInDocument(html: string, { base, names }: BuiltOutput): string[] {
  const addresses = [...html.matchAll(ADDRESSES)].flatMap(([, value = '']) =>
    value.split(/,\s+|\s+\d+(?:\.\d+)?[wx](?:,\s*)?/),
  );
  return addresses.flatMap((address) => {
    const [path = ''] = address.split(/[?#]/);
    if (!path.startsWith(base)) return [];
    const name = decodeURI(path.slice(base.length));
    return names.has(name) && (MEDIA.test(name) || CODE.test(name)) ? [name] : [];
  });
}

/** Returns the places that each file belongs to. A file without an entry belongs to all places. */
function ownersOf(places: readonly Place[], { names, read }: BuiltOutput) {
  const owners = new Map<string, Set<string>>();
  const add = (name: string, place: string) =>
    owners.set(name, (owners.get(name) ?? new Set()).add(place));
  for (const place of places) {
    const own = placeName(place);
    const search = [SEARCH.slice(0, -1), place.version, place.lang].filter(Boolean).join('/');
    for (const name of names) {
      const [, kind, of] = /^static\/(routes|sidebars)\/(.+)\.[0-9a-f]+\.json$/.exec(name) ?? [];
      if (of === own) add(name, own);
      if (kind === 'routes' && of === own) {
        const table = JSON.parse(read(name)) as Record<string, string[]>;
        for (const file of Object.values(table).flat()) add(file, own);
      }
      if (name.startsWith(`${search}/`) && name !== `${SEARCH}index.json`) add(name, own);
    }
  }
  return owners;
}

/**
 * Returns the output files that the pages of each place need in addition to their documents: the
 * code, styles and fonts of the site except those that only pages of other places load, the images
 * in the pages, and the search.
 *
 * @param documents the documents of each place
 * @param more returns additional files of a place, from other features
 */
export function packFiles(
  places: readonly Place[],
  output: BuiltOutput,
  documents: (place: Place) => readonly string[],
  more: (place: Place) => readonly string[] = () => [],
): Map<Place, string[]> {
  const { names, read, hasSearch } = output;
  const owners = ownersOf(places, output);
  const isBuilt = (name: string) =>
    name.startsWith('static/') &&
    !LEFT_OUT.test(name) &&
    !MEDIA.test(name) &&
    (hasSearch || !name.startsWith(SEARCH));
  const built = [...names].filter(isBuilt);
  return new Map(
    places.map((place) => {
      const own = built.filter((name) => owners.get(name)?.has(placeName(place)) ?? true);
      const inCode = own
        .filter((name) => CODE.test(name))
        .flatMap((name) => read(name).match(NAMES_IN_CODE) ?? []);
      const inDocuments = documents(place).flatMap((name) => namedInDocument(read(name), output));
      const named = inCode.filter((name) => names.has(name) && MEDIA.test(name));
      const added = more(place).filter((name) => names.has(name));
      return [place, [...new Set([...own, ...named, ...inDocuments, ...added])].sort()];
    }),
  );
}
