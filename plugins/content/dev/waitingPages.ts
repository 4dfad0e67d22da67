import type { RouteMeta } from '@rspress/core';
import type { RouteChanges } from './syncRoutes';

/** New pages of a dev server until their data has been read. */
export interface WaitingPages {
  /**
   * Reads the data of the new pages, and of those that could not be read before.
   *
   * @returns the pages that were read, and whether routes were added or removed since the last time without errors
   * @throws the first error, after all pages were tried
   */
  readAll: (changes: RouteChanges) => Promise<{ read: RouteMeta[]; haveRoutesChanged: boolean }>;
}

/** @param read reads the data of one page */
export function waitingPages(read: (route: RouteMeta) => Promise<void>): WaitingPages {
  const waiting = new Map<string, RouteMeta>();
  let haveRoutesChanged = false;
  return {
    async readAll({ added, removed }) {
      haveRoutesChanged ||= added.length + removed.length > 0;
      for (const route of removed) waiting.delete(route);
      for (const route of added) waiting.set(route.routePath, route);
      const done: RouteMeta[] = [];
      const errors: unknown[] = [];
      for (const route of [...waiting.values()]) {
        try {
          await read(route);
          waiting.delete(route.routePath);
          done.push(route);
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 0) throw errors[0];
      const result = { read: done, haveRoutesChanged };
      haveRoutesChanged = false;
      return result;
    },
  };
}
