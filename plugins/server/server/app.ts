import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { candidateFiles } from './resolveFile';

export interface SiteAppOptions {
  /** The folder with the built site. */
  root: string;
  /** The path that the site was built for, with a slash at both ends. @default '/' */
  base?: string;
}

/** Names with a hash of their content never change; everything else is asked for again. */
function cacheControl(file: string): string {
  return file.startsWith('static/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

async function isFileBelow(root: string, file: string): Promise<boolean> {
  try {
    const found = await realpath(file);
    return found.startsWith(`${root}${path.sep}`) && (await stat(found)).isFile();
  } catch {
    return false;
  }
}

/** The built site as a function from Request to Response: pages without `.html`, and its own 404. */
export function createSiteApp({ root, base = '/' }: SiteAppOptions): Hono {
  const app = new Hono();
  const realRoot = realpath(root);

  async function answer(file: string, status: 200 | 404): Promise<Response> {
    const body = await readFile(path.join(root, file));
    return new Response(body, {
      status,
      headers: {
        'content-type': getMimeType(file) ?? 'application/octet-stream',
        'cache-control': cacheControl(file),
        'x-content-type-options': 'nosniff',
      },
    });
  }

  app.on(['GET', 'HEAD'], '*', async (context) => {
    const { pathname } = new URL(context.req.url);
    if (pathname.startsWith(base)) {
      for (const file of candidateFiles(pathname.slice(base.length - 1))) {
        if (await isFileBelow(await realRoot, path.join(root, file))) return answer(file, 200);
      }
    }
    return answer('404.html', 404);
  });
  app.all('*', (context) => {
    context.header('allow', 'GET, HEAD');
    return context.text('This site answers GET and HEAD only.', 405);
  });

  return app;
}
