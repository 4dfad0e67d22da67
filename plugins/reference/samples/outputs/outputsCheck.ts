import type { DocsCheck } from '../../../content/checks/docsCheck';
import { parsePage } from '../../../maintenance/docs-check/parsePage';
import type { Packages } from '../bundlers';
import { fencesOf } from '../readFences';
import { outputKeys } from './outputKey';
import { pageSamples } from './pageSamples';
import { RECORD_AGAIN, readRecords } from './recordFile';

/** Finds samples without a record of their current output. */
export function outputsCheck(packages: Packages, folder: string): DocsCheck {
  return {
    name: 'samples',
    run({ pages, cwd }) {
      const keyOf = outputKeys(packages, cwd);
      return Object.keys(packages.bundlers).flatMap((version) => {
        const records = readRecords(folder, version);
        return pages
          .filter((page) => page.version === version)
          .flatMap((page) =>
            pageSamples(fencesOf(parsePage(page).tree))
              .filter((sample) => !records[keyOf(version, sample)])
              .map(({ name, line }) => ({
                check: 'samples',
                file: page.file,
                line,
                message: `the output of the sample ${name} is not recorded as it is now → ${RECORD_AGAIN}`,
              })),
          );
      });
    },
  };
}
