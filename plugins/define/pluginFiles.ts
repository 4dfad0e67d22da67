import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { devMiddleware } from '../support/devMiddleware';
import type { AddedFiles, BuiltSite } from './builtSite';
import { callAtOnce } from './callAtOnce';
import type { PluginStrings } from './shared';

interface FilesSource<Strings extends PluginStrings, Data> {
  /** The name of the plugin. */
  name: string;
  /** Returns the functions for the files. Called when the settings of the site are known. */
  files: () => AddedFiles<Strings, Data>;
  site: () => BuiltSite<Strings, Data>;
  base: () => string;
}

/** @throws if the result is not the content of a file */
function checkContent(plugin: string, file: string, content: unknown): string | Uint8Array {
  if (typeof content === 'string' || content instanceof Uint8Array) return content;
  const given = content === null ? 'null' : typeof content;
  throw new Error(
    `[${plugin}] files["${file}"] returns ${given === 'undefined' ? 'nothing' : given} → return a text or a Uint8Array`,
  );
}

/** The files that a plugin adds to a site, in the output of a build and on the dev server. */
export function pluginFiles<Strings extends PluginStrings, Data>({
  name,
  files,
  site,
  base,
}: FilesSource<Strings, Data>) {
  const write = (file: string, known: BuiltSite<Strings, Data>) =>
    checkContent(
      name,
      file,
      callAtOnce(name, `files["${file}"]`, () => files()[file]?.(known)),
    );

  function answer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const [pathname = ''] = (request.url ?? '').split('?');
    const file = pathname.startsWith(base()) ? pathname.slice(base().length) : '';
    if (!Object.hasOwn(files(), file)) {
      next();
      return;
    }
    try {
      const content = write(file, site());
      response.writeHead(200, { 'content-type': getMimeType(file) ?? 'application/octet-stream' });
      response.end(request.method === 'HEAD' ? undefined : content);
    } catch (error) {
      console.error((error as Error).message);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end((error as Error).message);
    }
  }

  return {
    devPlugin: devMiddleware(`${name}:files`, answer),
    answer,
    /** @throws if the output already contains one of the files */
    writeAll(outDir: string): void {
      const known = site();
      for (const file of Object.keys(files())) {
        const target = path.join(outDir, file);
        if (existsSync(target)) {
          throw new Error(
            `[${name}] files["${file}"] would replace a file of the site → choose another name, or remove ${file} from the public folder`,
          );
        }
        mkdirSync(path.dirname(target), { recursive: true });
        writeFileSync(target, write(file, known));
      }
    },
  };
}
