import { namesDefaultLanguage } from '../../../support/defaultPrefixes';
import { type FindRedirect, redirectFinder } from '../../../support/redirects/findRedirect';
import {
  type Answer,
  answerBy,
  fileAnswer,
  missingAnswer,
  notFoundAnswer,
  rangeAnswer,
  redirectAnswer,
  textAnswer,
} from './answers';
import { canonicalPath } from './canonicalPath';
import { missingPage } from './missingPage';
import { movedAddress } from './movedAddress';
import { acceptedEncoding, wantedLanguage, wantsMarkdown } from './negotiation';
import {
  belowBase,
  decodePath,
  encodePath,
  hidesSeparator,
  rawPath,
  rawQuery,
} from './requestPath';
import { type FileForm, fileForm, type SiteFile } from './siteFile';
import type { SiteIndex } from './siteIndex';

/** A function from Request to Response. */
export type SiteHandler = (request: Request) => Answer;

/** The maximum length of an address. No page has a longer one, and it leaves room for any query. */
const MAX_ADDRESS = 4096;

/** Selects the form of a file that the client accepts. Only asynchronous if the form must be created first. */
function withForm(
  request: Request,
  file: SiteFile,
  answer: (request: Request, file: SiteFile, form: FileForm) => Answer,
): Answer {
  const form = fileForm(file, acceptedEncoding(request.headers.get('accept-encoding')));
  return form instanceof Promise
    ? form.then((ready) => answer(request, file, ready))
    : answer(request, file, form);
}

function sendFile(request: Request, found: SiteFile): Answer {
  const { headers } = request;
  const file = found.twin && wantsMarkdown(headers.get('accept')) ? found.twin : found;
  const part = headers.get('range') === null ? undefined : rangeAnswer(request, file);
  return part ?? withForm(request, file, fileAnswer);
}

function sendMissing(request: Request, index: SiteIndex, path: string): Answer {
  const missing = missingPage(index, path);
  if (!missing) return textAnswer(404, 'Page not found.');
  const { file, html } = missing;
  return html === undefined
    ? withForm(request, file, notFoundAnswer)
    : missingAnswer(request, file, html);
}

const BY_LANGUAGE = 'Accept-Language';

/**
 * Redirects from another spelling of a page's address. An address that names the default language
 * expresses a choice, which the short address would lose. If the browser prefers another language,
 * it gets the page itself, whose script stores the choice and shortens the address. Static hosts do
 * so for everybody (`hosts/redirectsFile.ts`).
 */
function sendToAddress(request: Request, index: SiteIndex, path: string, address: string): Answer {
  const { site, files } = index;
  const redirect = (headers?: Record<string, string>) =>
    redirectAnswer(address + rawQuery(request.url), headers);
  // Case-sensitive, like the comparison in the script of the page.
  const below = path.startsWith(site.base) ? path.slice(site.base.length - 1) : '/';
  if (!namesDefaultLanguage(below, site)) return redirect();
  const wanted = wantedLanguage(request.headers.get('accept-language'), site.langs);
  const page = files.get(address);
  if (!page || wanted === undefined || wanted === site.lang) return redirect({ vary: BY_LANGUAGE });
  return answerBy(BY_LANGUAGE, sendFile(request, page));
}

/** Answers requests for a path that does not match a file literally. */
function findOrRefuse(
  request: Request,
  index: SiteIndex,
  path: string,
  find: FindRedirect,
): Answer {
  const { site, files, pages } = index;
  const decoded = decodePath(path);
  const below = belowBase(decoded ?? path, site.base);
  if (decoded === undefined || below === undefined || hidesSeparator(path)) {
    return sendMissing(request, index, below ?? '/');
  }
  const file = files.get(encodePath(decoded));
  if (file) return sendFile(request, file);
  const canonical = canonicalPath(below, pages, site);
  if (canonical === undefined) {
    const hasFile = (address: string) => files.has(address);
    const moved = movedAddress(below, rawQuery(request.url), { site, pages, find, hasFile });
    return moved === undefined ? sendMissing(request, index, below) : redirectAnswer(moved);
  }
  return sendToAddress(request, index, path, encodePath(site.base.slice(0, -1) + canonical));
}

/**
 * Creates a function from Request to Response for a built site. It serves files in the encoding and
 * form that the client accepts, redirects other spellings and old addresses to the canonical
 * address in one step, and answers others with the 404 page.
 */
export function createSiteHandler(index: SiteIndex): SiteHandler {
  const find = redirectFinder(index.site.redirects, index.site);
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return index.files.has(rawPath(request.url))
        ? textAnswer(405, 'This site accepts only GET and HEAD.', { allow: 'GET, HEAD' })
        : textAnswer(404, 'Not found.');
    }
    if (request.url.length > MAX_ADDRESS) {
      return textAnswer(414, `The address is longer than ${MAX_ADDRESS} characters.`);
    }
    const path = rawPath(request.url);
    const file = index.files.get(path);
    return file ? sendFile(request, file) : findOrRefuse(request, index, path, find);
  };
}
