import { html } from '../../../support/html';
import { type PageDocument, pageDocument } from './pageDocument';
import { type PageLang, pageTexts } from './texts';

export interface SignInOptions {
  site: string;
  lang: PageLang;
  style: string;
  /** The reason why the last attempt failed. */
  failure?: string;
}

/** Renders the page where a maintainer enters the token. */
export function renderSignIn({ site, lang, style, failure }: SignInOptions): PageDocument {
  const text = pageTexts[lang];
  const described = failure ? 'failure help' : 'help';
  const content = html`<h1>${text.title}</h1>
<form class="sign-in" method="post">
<label for="token">${text.token}</label>
<input id="token" name="token" type="password" autocomplete="current-password" required aria-describedby="${described}"${failure !== undefined && html` aria-invalid="true"`}>
<p id="help">${text.tokenHelp}</p>
${failure && html`<p id="failure" class="note" role="alert">${failure}</p>`}
<button>${text.signIn}</button>
</form>`;
  return pageDocument({ site, lang, style, content, query: '' });
}
