import process from 'node:process';
import { readResults } from './reports';
import { namedIds, readRequirements, requirementIds } from './requirementRows';

/** Prints the requirement ids that are not in the title of any test that passed in the last run. */
function main() {
  const ids = requirementIds(readRequirements(process.cwd()));
  const results = readResults();
  if (results.length === 0) {
    throw new Error('[requirements] no test has reported yet → run "npm test" first');
  }
  const passed = results.filter(({ outcome }) => outcome === 'passed' || outcome === 'flaky');
  const named = namedIds(passed.map(({ title }) => title));
  const missing = ids.filter((id) => !named.has(id));
  const lines = [
    `${ids.length - missing.length} of ${ids.length} requirements are named by a passing test.`,
    ...(missing.length > 0 ? [`Without one: ${missing.join(' ')}`] : []),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

try {
  main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
