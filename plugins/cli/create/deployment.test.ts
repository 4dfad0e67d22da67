import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { satisfies } from '../doctor/satisfies';
import { readBase } from '../readers';
import { createSite } from './createSite';
import { planSite } from './planSite';
import { siteFiles } from './siteFiles';

const files = siteFiles(planSite({ folder: 'docs' }, '/'));
const read = (name: string) => files.get(name) ?? '';
const own = JSON.parse(readFileSync('package.json', 'utf8'));
const site = JSON.parse(read('package.json'));

const dockerfile = read('Dockerfile');
const lines = (instruction: string) =>
  [...dockerfile.matchAll(new RegExp(`^${instruction} (.+)$`, 'gm'))].map(([, text = '']) => text);

test('[EXT-3] the container runs the command of the package, on a version of Node.js that it supports', () => {
  const [command = '[]'] = lines('CMD');
  const file = own.bin.lectern.replace('./', '');
  expect(JSON.parse(command)).toEqual(['node', `node_modules/lectern/${file}`, 'serve']);
  expect(site.scripts.start).toBe('lectern serve');
  for (const image of lines('FROM')) {
    const [, version] = image.match(/^node:(\d+)(?:-slim)?(?: AS build)?$/) ?? [];
    expect(satisfies(`${version}.99.0`, own.engines.node), image).toBe(true);
  }
  expect(lines('EXPOSE')).toEqual(['3000']);
});

test('[EXT-3] the container runs as an unprivileged user, and only contains the built site', () => {
  const stages = dockerfile.split(/^FROM /m);
  const last = stages.at(-1) ?? '';
  expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD ["node", "node_modules'));
  expect(lines('USER')).toEqual(['node']);
  expect(last.match(/^COPY .+$/gm)).toEqual([
    'COPY package.json ./',
    'COPY --from=build /site/node_modules ./node_modules',
    'COPY --from=build /site/doc_build ./doc_build',
  ]);
  for (const script of dockerfile.matchAll(/npm run (\w+)/g)) {
    expect(site.scripts).toHaveProperty(script[1] ?? '');
  }
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['node_modules', 'doc_build']),
  );
});

test.each([
  ['of a new site', dockerfile],
  ['of the docs', readFileSync('docs/deployment/Dockerfile', 'utf8')],
])('[EXT-3] the container %s stores the questions of readers in its volume', (_, text) => {
  const [, volume = ''] = /^VOLUME (.+)$/m.exec(text) ?? [];
  const [, database = ''] = /^ENV .*ASK_AI_DATABASE=(\S+)/m.exec(text) ?? [];
  expect(path.dirname(database)).toBe(volume);
  expect(text).toContain(`mkdir ${path.basename(volume)} && chown node ${path.basename(volume)}`);
});

test.each([
  ['of a new site', dockerfile],
  ['of the docs', readFileSync('docs/deployment/Dockerfile', 'utf8')],
])('[EXT-3] the health check %s ignores an empty PORT, as the server does', (_, text) => {
  const [, asked = ''] = /fetch\((.+?)\)\.then/.exec(text) ?? [];
  const addressWith = (PORT?: string) =>
    new Function('process', `return ${asked}`)({ env: { PORT } }) as string;
  expect(['', undefined, '80'].map(addressWith)).toEqual(
    ['3000', '3000', '80'].map((port) => `http://127.0.0.1:${port}/healthz`),
  );
});

test('[EXT-3] every installation in the container has the files that it needs, including a packed Lectern', () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-container-'));
  mkdirSync(path.join(cwd, 'packed'));
  writeFileSync(path.join(cwd, 'packed/lectern-1.0.0.tgz'), 'packed');
  const lectern = 'packed/lectern-1.0.0.tgz';
  const { files: count } = createSite({ folder: 'site', lectern }, cwd);
  const own = (name: string) => path.join(cwd, 'site', name);
  const { dependencies } = JSON.parse(readFileSync(own('package.json'), 'utf8'));
  expect(dependencies.lectern).toBe('file:lectern-1.0.0.tgz');
  expect(readFileSync(own('lectern-1.0.0.tgz'), 'utf8')).toBe('packed');
  expect(count).toBe(files.size + 1);

  const container = readFileSync(own('Dockerfile'), 'utf8');
  const [before = ''] = container.split(/^RUN npm ci$/m);
  const [, copied = ''] = /^COPY (.+) \.\/$/m.exec(before) ?? [];
  expect(copied.split(' ')).toEqual(['package.json', 'package-lock.json', 'lectern-1.0.0.tgz']);
  expect(dockerfile).not.toContain('.tgz');
  expect(existsSync(own('.dockerignore'))).toBe(true);
  expect(() => planSite({ folder: 'site', lectern: 'gone.tgz' }, cwd)).toThrow(
    'gone.tgz does not exist',
  );
});

test.each([
  [200, 0],
  [503, 1],
])(
  '[EXT-3] the health check exits according to the response of the server: %i',
  async (status, code) => {
    const asked: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const PORT = String((server.address() as AddressInfo).port);
    const [, program = '[]'] = lines('HEALTHCHECK')[0]?.match(/CMD (\[.+\])$/) ?? [];
    const [, ...args] = JSON.parse(program) as string[];
    const ended = await new Promise<number>((resolve) => {
      execFile(process.execPath, args, { env: { ...process.env, PORT } }).once('exit', (exit) =>
        resolve(exit ?? -1),
      );
    });
    server.close();
    expect(ended).toBe(code);
    expect(asked).toEqual(['/healthz']);
  },
);

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

interface Job {
  if?: string;
  steps: Step[];
}

const WORKFLOWS = ['site', 'publish', 'preview'];
const workflowOf = (site: ReadonlyMap<string, string>, name: string) =>
  parse(site.get(`.github/workflows/${name}.yml`) ?? '');
const stepsOf = (site: ReadonlyMap<string, string>, name: string): Step[] =>
  Object.values<Job>(workflowOf(site, name).jobs).flatMap(({ steps }) => steps);
const runsOf = (steps: readonly Step[]) => steps.flatMap(({ run }) => run ?? []);

test('[EXT-3] the workflow for every change runs scripts of the site, with minimal permissions', () => {
  expect(workflowOf(files, 'site').permissions).toEqual({ contents: 'read' });
  const runs = runsOf(stepsOf(files, 'site'));
  expect(runs).toEqual(['npm ci', 'npm run check', 'npm run build']);
  for (const run of runs.slice(1)) {
    expect(site.scripts).toHaveProperty(run.replace('npm run ', ''));
  }
});

test.each(WORKFLOWS)(
  '[EXT-3] the workflow %s has the whole history, and a version of Node.js that Lectern supports',
  (name) => {
    const steps = stepsOf(files, name);
    expect(steps[0]).toMatchObject({ uses: 'actions/checkout@v4', with: { 'fetch-depth': 0 } });
    const node = steps.find(({ uses }) => uses?.startsWith('actions/setup-node'));
    expect(satisfies(`${node?.with?.['node-version']}.99.0`, own.engines.node)).toBe(true);
  },
);

test('[EXT-3] nothing is published before a site asks for it', () => {
  expect(workflowOf(files, 'publish').jobs.publish.if).toBe("vars.PUBLISH == 'github-pages'");
  expect(workflowOf(files, 'preview').jobs.preview.if).toMatch(/^vars\.CLOUDFLARE_PROJECT != ''/);
  expect(workflowOf(files, 'preview').permissions).toEqual({ contents: 'read' });
});

test('[EXT-3] a site on GitHub Pages is built for the path that it has there', () => {
  const [, build = ''] = runsOf(stepsOf(files, 'publish'));
  expect(build).toMatch(
    /^npx lectern build --base "\$\{\{ steps\.pages\.outputs\.base_path \}\}\/"$/,
  );
  expect(() => ['', '/docs'].map((path) => readBase(`${path}/`))).not.toThrow();
});

test.each([
  [{ name: 'pnpm', version: '10.34.9' }, 'pnpm-lock.yaml', 'pnpm install --frozen-lockfile'],
  [{ name: 'yarn', version: '1.22.22' }, 'yarn.lock', 'yarn install --frozen-lockfile'],
  [{ name: 'yarn', version: '4.18.1' }, 'yarn.lock .yarnrc.yml', 'yarn install --immutable'],
  [{ name: 'bun', version: '1.4.5' }, 'bun.lock', 'bun install --frozen-lockfile'],
] as const)(
  '[EXT-3] container and workflows of %j install the versions in its lock file',
  (packageManager, lock, clean) => {
    const made = siteFiles(planSite({ folder: 'docs', packageManager }, '/'));
    const container = made.get('Dockerfile') ?? '';
    expect(container).toContain(`COPY package.json ${lock} ./\nRUN ${clean}\n`);
    for (const name of WORKFLOWS) {
      expect(runsOf(stepsOf(made, name))).toContain(clean);
    }
    expect(runsOf(stepsOf(made, 'site')).at(-1)).toBe(`${packageManager.name} run build`);
    const written = [...made].filter(([, text]) => /(?<!\$)\{\{\w+\}\}/.test(text));
    expect(written.map(([name]) => name)).toEqual([]);
  },
);
