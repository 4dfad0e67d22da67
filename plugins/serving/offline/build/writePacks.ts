import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteMeta } from '@rspress/core';
import { routeHref } from '../../../support/routeHref';
import { compress } from '../../server/server/compress';
import { contentType, isCompressible } from '../../server/server/contentTypes';
import { listFiles } from '../../server/server/listFiles';
import {
  HASH_LENGTH,
  PACKS_FILE,
  type Pack,
  type PackEntry,
  type PackList,
  type PackSummary,
  type Place,
  placeName,
} from '../shared';
import { packFiles } from './packFiles';

/** The properties of a site that determine its packs. */
export interface PackedSite {
  base: string;
  cleanUrls: boolean;
  routes: readonly Pick<RouteMeta, 'routePath' | 'version' | 'lang'>[];
  hasSearch: boolean;
  /** Returns additional files of a place, from other features. */
  more: (place: Place) => readonly string[];
}

interface Measured {
  hash: string;
  transfer: number;
  stored: number;
}

const documentOf = (route: string) =>
  `${route.endsWith('/') ? `${route}index` : route}.html`.slice(1);

/** Returns the address of a page below the base. That of a folder does not contain a file name. */
function addressOf(route: string, cleanUrls: boolean): string {
  return routeHref(route, { cleanUrls: cleanUrls || route.endsWith('/') }).slice(1);
}

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Returns a function that measures files. Each is measured once, because most of them are in several packs. */
function measuring(folder: string) {
  const known = new Map<string, Promise<Measured>>();
  async function measure(name: string): Promise<Measured> {
    const content = readFileSync(path.join(folder, name));
    const sent = isCompressible(contentType(name)) ? await compress(content, 'br') : content;
    return {
      hash: digest(content).slice(0, HASH_LENGTH),
      transfer: Math.min(sent.length, content.length),
      stored: content.length,
    };
  }
  return (name: string) => {
    const measured = known.get(name) ?? measure(name);
    known.set(name, measured);
    return measured;
  };
}

/** Returns the places of a site, in the order of its routes. */
function placesOf(routes: PackedSite['routes']): Place[] {
  const places = new Map(
    routes.map(({ version, lang }) => [placeName({ version, lang }), { version, lang }]),
  );
  return [...places.values()];
}

/** Writes a pack for each version and language of a built site, and the list of packs. */
export async function writePacks(folder: string, site: PackedSite): Promise<void> {
  const { base, cleanUrls, routes, hasSearch, more } = site;
  const names = new Set(listFiles(folder).map(({ name }) => name));
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const measure = measuring(folder);
  const write = (name: string, content: unknown) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
  };
  const routesOf = (place: Place) =>
    routes
      .filter((route) => placeName(route) === placeName(place))
      .map(({ routePath }) => routePath)
      .filter((route) => names.has(documentOf(route)));
  const documents = (place: Place) => routesOf(place).map(documentOf);
  const found = packFiles(placesOf(routes), { names, read, base, hasSearch }, documents, more);

  const packs: PackSummary[] = [];
  for (const [place, files] of found) {
    const byContent = new Map<string, Measured>();
    const entry = async (address: string, name: string): Promise<[string, PackEntry]> => {
      const measured = await measure(name);
      byContent.set(measured.hash, measured);
      return [address, [measured.hash, measured.transfer]];
    };
    const pages = routesOf(place).map((route) =>
      entry(addressOf(route, cleanUrls), documentOf(route)),
    );
    const others = files.map((name) => entry(encodeURI(name), name));
    const pack: Pack = {
      ...place,
      pages: Object.fromEntries(await Promise.all(pages)),
      files: Object.fromEntries(await Promise.all(others)),
    };
    if (pages.length === 0) continue;
    const hash = digest(JSON.stringify(pack)).slice(0, 10);
    const file = `static/offline/${placeName(place)}.${hash}.json`;
    write(file, pack);
    const all = [...byContent.values()];
    packs.push({
      ...place,
      file,
      pages: pages.length,
      hasSearch,
      transfer: all.reduce((sum, { transfer }) => sum + transfer, 0),
      stored: all.reduce((sum, { stored }) => sum + stored, 0),
    });
  }
  write(PACKS_FILE, { packs } satisfies PackList);
}
