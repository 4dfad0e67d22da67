import { SiteConfigError } from '../../building/site/fail';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { checkedEnvironment, type Environment } from '../../support/checkedEnvironment';

/** A repository on the web, with the URLs for editing files and reporting problems. */
export interface Repository {
  /** Returns the URL for editing a file, given its path from the root of the repository. */
  edit(path: string): string;
  /** Returns the URL of a form for a new issue with this text, to which its encoded title is appended. */
  report(text: string): string;
}

/** The URL formats of a kind of host. */
interface HostKind {
  /** Matches the known hosts of this kind. */
  hosts: RegExp;
  /** The path segment before the name of a branch. */
  branch: string;
  edit: string;
  issue: string;
  title: string;
  text: string;
}

const GITHUB: HostKind = {
  hosts: /(^|\.)github\./,
  branch: '/tree/',
  edit: '/edit/',
  issue: '/issues/new',
  title: 'title',
  text: 'body',
};

/** GitHub comes last, because its branch segment is a part of GitLab's. */
const KINDS: readonly HostKind[] = [
  {
    hosts: /(^|\.)gitlab\./,
    branch: '/-/tree/',
    edit: '/-/edit/',
    issue: '/-/issues/new',
    title: 'issue[title]',
    text: 'issue[description]',
  },
  {
    hosts: /(^|\.)(codeberg|forgejo|gitea)\./,
    branch: '/src/branch/',
    edit: '/_edit/',
    issue: '/issues/new',
    title: 'title',
    text: 'body',
  },
  GITHUB,
];

const DEFAULT_BRANCH = 'main';

const ADVICE =
  'the URL of a repository on GitHub, GitLab or Forgejo, such as "https://github.com/acme/docs", with the branch if it is not main or if you host the repository yourself: "https://git.example.com/acme/docs/tree/main"';

/**
 * Parses the URL of a repository, with or without a branch.
 *
 * @returns `undefined` if it is not a repository, or the kind of its host is unknown
 */
export function parseRepository(address: string): Repository | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    return undefined;
  }
  const path = url.pathname;
  const kind =
    KINDS.find(({ branch }) => path.includes(branch)) ??
    KINDS.find(({ hosts }) => hosts.test(url.hostname));
  if (!kind) return undefined;
  const [project = '', branch = DEFAULT_BRANCH] = path
    .split(kind.branch)
    .map((part) => part.replace(/\/$/, ''));
  const name = project.replace(/\.git$/, '');
  if (!/^\/[^/]+\/.*[^/]$/.test(name) || branch === '') return undefined;
  const home = url.origin + name;
  return {
    edit: (file) => `${home}${kind.edit}${branch}/${file}`,
    report(text) {
      const query = new URLSearchParams({ [kind.text]: text, [kind.title]: '' });
      return `${home}${kind.issue}?${query}`;
    },
  };
}

/**
 * Returns the repository of the site, from the setting or the environment variable
 * `SITE_REPOSITORY`.
 *
 * @returns `undefined` if neither is set
 * @throws {SiteConfigError} naming the invalid one, its value and what to write
 */
export function readRepository(
  setting: string | undefined,
  env: Environment = buildEnvironment,
): Repository | undefined {
  const fromVariable = checkedEnvironment('repository', env).text('SITE_REPOSITORY');
  const value = setting ?? fromVariable;
  if (!value) return undefined;
  const repository = parseRepository(value);
  if (repository) return repository;
  const name = setting === undefined ? 'SITE_REPOSITORY' : 'repository';
  const shown = value.replace(/\/\/[^@/]*@/, '//…@');
  throw new SiteConfigError(`[repository] ${name} is "${shown}" → write ${ADVICE}`);
}
