import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram, freePort, type Running, startProgram } from './programs';

const CONFIG = 'docs/deployment/nginx.conf';

/** The Debian package is `nginx-light`. */
export const nginx = findProgram('nginx');

/** Returns the configuration from the docs, without TLS, for servers on other ports. */
function siteConfig(listen: number, servers: readonly number[]): string {
  const lines = servers.map((port) => `  server 127.0.0.1:${port};\n`).join('');
  return readFileSync(CONFIG, 'utf8')
    .replace(/( +server 127\.0\.0\.1:\d+;\n)+/, lines)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${listen};`)
    .replace(/ +ssl_certificate.*\n/g, '');
}

/** Starts nginx with the configuration from the docs, in front of servers on these ports. */
export async function startNginx(servers: readonly number[]): Promise<Running> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-nginx-'));
  const port = await freePort();
  writeFileSync(path.join(folder, 'docs.conf'), siteConfig(port, servers));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
    events {} http { access_log off; ${temporary.join(' ')} include ${folder}/docs.conf; }`;
  writeFileSync(path.join(folder, 'nginx.conf'), config);
  const args = ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')];
  return startProgram(nginx ?? 'nginx', args, port);
}
