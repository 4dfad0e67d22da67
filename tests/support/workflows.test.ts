import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { satisfies } from '../../plugins/cli/doctor/satisfies';

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

interface Job {
  if?: string;
  steps: Step[];
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const workflows = new Map<string, Workflow>(
  readdirSync(FOLDER).map((name) => [name, parse(readFileSync(`${FOLDER}/${name}`, 'utf8'))]),
);
const own = JSON.parse(readFileSync('package.json', 'utf8'));
const jobsOf = (name: string) => Object.values(workflows.get(name)?.jobs ?? {});
const runsOf = (name: string) =>
  jobsOf(name).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

test('changes are checked by the same command as everywhere else, built, deployed and previewed', () => {
  expect([...workflows.keys()].sort()).toEqual([
    'build.yml',
    'check.yml',
    'deploy.yml',
    'preview.yml',
    'samples.yml',
  ]);
  expect(runsOf('check.yml')).toEqual(['.ci/run', 'npm ci', 'npm run check']);
  expect(existsSync('.ci/run')).toBe(true);
  expect(runsOf('samples.yml')).toEqual(['npm ci', 'npm run docs:samples -- --all']);
});

test.each([...workflows.keys()])('the commands and files of %s exist', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8');
  for (const [, script = ''] of text.matchAll(/npm run ([\w:]+)/g)) {
    expect(own.scripts).toHaveProperty([script]);
  }
  for (const [, file = ''] of text.matchAll(/docker build -f (\S+)/g)) {
    expect(existsSync(file), file).toBe(true);
  }
});

test.each([...workflows.keys()])(
  '%s has the whole history and supported versions of Node.js',
  (name) => {
    for (const { steps } of jobsOf(name)) {
      expect(steps[0]).toMatchObject({ uses: 'actions/checkout@v4', with: { 'fetch-depth': 0 } });
      for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/setup-node'))) {
        const version = String(step.with?.['node-version']);
        const full = version.includes('.') ? `${version}.0` : `${version}.99.0`;
        expect(satisfies(full, own.engines.node), full).toBe(true);
      }
    }
  },
);

test('nothing is published before the repository asks for it, and permissions are minimal', () => {
  expect(jobsOf('deploy.yml').map((job) => job.if)).toEqual(["vars.DEPLOY == 'container'"]);
  expect(jobsOf('preview.yml').map((job) => job.if)).toEqual([
    expect.stringMatching(/^vars\.CLOUDFLARE_PROJECT != ''/),
  ]);
  for (const [name, { permissions }] of workflows) {
    const expected =
      name === 'deploy.yml' ? { contents: 'read', packages: 'write' } : { contents: 'read' };
    expect(permissions, name).toEqual(expected);
  }
});
