import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type ServerType, serve } from '@hono/node-server';
import { BUILD_FILE } from '../../plugins/building/output/oldFiles';
import { writePacks } from '../../plugins/serving/offline/build/writePacks';
import { PACKS_FILE, type PackList, WORKER_FILE } from '../../plugins/serving/offline/shared';
import { createSiteApp } from '../../plugins/serving/server/server/app';
import { SITES } from './sites';

const ROUTES = 'static/routes';

/** A copy of a built site behind Lectern's server that a test can stop, start and redeploy. */
export class ServedCopy {
  readonly folder: string;
  /** The requested paths, without the base. */
  readonly asked: string[] = [];
  private app: ReturnType<typeof createSiteApp>;
  private server: ServerType | undefined;
  private port = 0;

  constructor(folder: string) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(SITES.based.folder, folder, { recursive: true });
    this.folder = folder;
    this.removeOldFiles();
    this.app = createSiteApp({ root: folder });
  }

  /** Removes files of earlier builds, which are not part of packs. */
  private removeOldFiles(): void {
    const build = readFileSync(path.join(this.folder, BUILD_FILE), 'utf8');
    const { oldFiles } = JSON.parse(build) as { oldFiles: { files: string[] }[] };
    for (const name of oldFiles.flatMap(({ files }) => files)) rmSync(path.join(this.folder, name));
  }

  get url(): string {
    return `http://localhost:${this.port}/docs`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server = serve(
        {
          port: this.port,
          overrideGlobalObjects: false,
          fetch: (request: Request) => {
            this.asked.push(new URL(request.url).pathname.replace('/docs/', ''));
            return this.app.fetch(request);
          },
        },
        (address: AddressInfo) => {
          this.port = address.port;
          resolve();
        },
      );
    });
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = undefined;
    if ('closeAllConnections' in server) server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  private routes() {
    return readdirSync(path.join(this.folder, ROUTES)).flatMap((name) => {
      const [version = '', lang = ''] = name.split('.');
      const table = readFileSync(path.join(this.folder, ROUTES, name), 'utf8');
      return Object.keys(JSON.parse(table)).map((routePath) => ({ routePath, version, lang }));
    });
  }

  /** Simulates a build that changes the text of a page. */
  async changePage(name: string, text: string, by: string): Promise<void> {
    const file = path.join(this.folder, name);
    const html = readFileSync(file, 'utf8');
    if (!html.includes(text)) throw new Error(`${name} does not have ${text}`);
    writeFileSync(file, html.replaceAll(text, by));
    rmSync(path.join(this.folder, path.dirname(PACKS_FILE)), { recursive: true });
    await writePacks(this.folder, {
      base: SITES.based.base,
      cleanUrls: true,
      routes: this.routes(),
      hasSearch: true,
      more: () => [],
    });
    this.app = createSiteApp({ root: this.folder });
  }

  /** Returns the name of the current file of a pack. */
  packFile(version: string, lang: string): string | undefined {
    const list = readFileSync(path.join(this.folder, PACKS_FILE), 'utf8');
    const { packs } = JSON.parse(list) as PackList;
    return packs.find((pack) => pack.version === version && pack.lang === lang)?.file;
  }

  /** Simulates a build without packs. */
  turnOff(): void {
    rmSync(path.join(this.folder, path.dirname(PACKS_FILE)), { recursive: true });
    rmSync(path.join(this.folder, WORKER_FILE));
    this.app = createSiteApp({ root: this.folder });
  }
}
