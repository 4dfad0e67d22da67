import { type DialogEdit, HOOKS } from './dialogEdit';

/** Edits of how the Markdown of an answer is parsed and displayed. */
export const answerEdits: readonly DialogEdit[] = [
  {
    name: 'an answer shows no pictures, which could tell another host who reads it',
    find: `if(!u)return Jr(r);var a=n?' title="'.concat(Jr(n),'"'):"";return'<img src="'.concat(u,'" alt="').concat(Jr(r),'"').concat(a," />")`,
    replace: 'return Jr(r)',
  },
  {
    name: 'text behind an element of HTML is escaped as all other text',
    find: 'text:t[0],escaped:n}',
    replace: 'text:t[0],escaped:!1}',
  },
  {
    name: 'emphasis beside and in code is found as in marked: its groups lost their names in the bundle',
    find: String.raw`.replace("code",N(/(${'`'}+)[^${'`'}]+\1(?!${'`'})/,{b:1}))`,
    replace: String.raw`.replace("code",/(${'`'}+)[^${'`'}]+\3(?!${'`'})/)`,
  },
  {
    name: 'code that is wider than the dialog can be scrolled by keyboard',
    find: String.raw`</button>\n      <pre><code class="'`,
    replace: String.raw`</button>\n      <pre tabindex="0"><code class="'`,
  },
  {
    name: 'the sources of an answer are the links that it shows, and none in its code',
    find: 'u=e.text.replace(/```[\\s\\S]*?```/g,"").replace(/`[^`]*`/g,"")',
    replace: `u=${HOOKS}.shownLinks(Hr.lexer(e.text,{gfm:!0,breaks:!0}))`,
  },
];
