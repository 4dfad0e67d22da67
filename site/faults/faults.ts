/** Where the dev server shows a fault: in an overlay, in the terminal, or not at all. */
export type DevNotice = 'overlay' | 'terminal' | 'none';

/**
 * A fault in the docs. The table of faults is used to test build, dev server and check, and to
 * generate their documentation.
 */
export interface Fault {
  /** The path of the file with the fault, relative to the folder of the pages. */
  file: string;
  text: string | Buffer;
  /** The reported message after the file name. ROOT stands for the folder of the site. */
  message: string;
  dev: DevNotice;
  /** The file after `lectern check --fix`. @default none: the fault needs a manual decision */
  fixed?: string;
  title: Record<'en' | 'zh', string>;
  /** The explanation of the fault and how to fix it. */
  about: Record<'en' | 'zh', string>;
}

/** Faults of one kind, as a section of the docs. */
export interface FaultGroup {
  id: string;
  title: Record<'en' | 'zh', string>;
  about: Record<'en' | 'zh', string>;
  faults: readonly Fault[];
}

const syntax: readonly Fault[] = [
  {
    file: 'closing-tag.mdx',
    text: '# A\n\nText\n\n<Tag>\n',
    message: ':5:1 mdx-syntax: Expected a closing tag for `<Tag>` → add </Tag>',
    dev: 'overlay',
    title: { en: 'A tag is not closed', zh: '标签没有关闭' },
    about: {
      en: 'Add the closing tag, or write `<Tag />` if the tag has no content.',
      zh: '请补上结束标签；如果标签里没有内容，也可以写成 `<Tag />`。',
    },
  },
  {
    file: 'expression.mdx',
    text: '# A\n\nText {a b\n',
    message:
      ':3:10 mdx-syntax: Unexpected end of file in expression, expected a corresponding closing brace for `{` → add } to close the expression, or write \\{ for a brace in the text',
    dev: 'overlay',
    title: { en: 'A brace is not closed', zh: '花括号没有关闭' },
    about: {
      en: 'MDX reads `{` as the beginning of an expression. Close the brace, write `\\{`, or write the text as code.',
      zh: 'MDX 把 `{` 当作表达式的开头。请补上 `}`；如果只是普通文字，请写成 `\\{`，或者写成代码。',
    },
  },
  {
    file: 'comment.mdx',
    text: '# A\n\n<!-- no -->\n',
    message:
      ':3:2 mdx-syntax: Unexpected character `!` (U+0021) before name, expected a character that can start a name, such as a letter, `$`, or `_` (note: to create a comment in MDX, use `{/* text */}`) → write {/* … */} for a comment',
    dev: 'overlay',
    title: { en: 'A comment uses HTML syntax', zh: '注释用了 HTML 的写法' },
    about: {
      en: 'MDX does not support HTML comments. Write `{/* text */}`.',
      zh: 'MDX 不支持 HTML 注释，请写成 `{/* 文字 */}`。',
    },
  },
  {
    file: 'less.mdx',
    text: '# A\n\n1 <2\n',
    message:
      ':3:4 mdx-syntax: Unexpected character `2` (U+0032) before name, expected a character that can start a name, such as a letter, `$`, or `_` → correct the tag, or write \\< for the sign in the text',
    dev: 'overlay',
    title: { en: 'A less-than sign looks like a tag', zh: '小于号被当作标签' },
    about: {
      en: 'Write `\\<` for the sign, or write the text as code.',
      zh: '请把小于号写成 `\\<`，或者把这段文字写成代码。',
    },
  },
  {
    file: 'latin.mdx',
    text: Buffer.from('# A\n\nText\n\nCaf\xe9\n', 'latin1'),
    message: ':5 encoding: the file is not UTF-8 text → save it as UTF-8',
    dev: 'overlay',
    title: { en: 'The file is not UTF-8', zh: '文件不是 UTF-8' },
    about: {
      en: 'Save the file as UTF-8 in your editor. Lectern does not guess the encoding of a file.',
      zh: '请在编辑器里把文件另存为 UTF-8。Lectern 不会猜测文件原来的编码。',
    },
  },
  {
    file: 'returns.mdx',
    text: '# A\r\rText\r',
    message:
      ':1 encoding: the lines end with CR only, so the file is read as a single line → use LF',
    dev: 'overlay',
    fixed: '# A\n\nText\n',
    title: { en: 'Lines end with CR only', zh: '行尾只有 CR' },
    about: {
      en: 'Change the line endings to LF or CRLF in your editor.',
      zh: '请在编辑器里把行尾换成 LF 或 CRLF。',
    },
  },
];

const frontmatter: readonly Fault[] = [
  {
    file: 'colon.mdx',
    text: '---\ntitle: a: b\n---\n\n# A\n',
    message:
      ':2:8 frontmatter-syntax: Nested mappings are not allowed in compact mappings → put quotes around a value that contains a colon',
    dev: 'overlay',
    fixed: '---\ntitle: "a: b"\n---\n\n# A\n',
    title: { en: 'A value contains a colon', zh: '值里有冒号' },
    about: {
      en: 'In YAML, a colon followed by a space separates a key from its value. Put quotes around the value.',
      zh: '在 YAML 里，冒号加空格用来分隔字段名和值。如果值里也有冒号加空格，请给值加上引号。',
    },
  },
  {
    file: 'quote.mdx',
    text: '---\ntitle: "open\ndescription: x\n---\n\n# A\n',
    message: ':3:15 frontmatter-syntax: Missing closing "quote → add the closing quote or bracket',
    dev: 'overlay',
    title: { en: 'A quote is not closed', zh: '引号没有关闭' },
    about: {
      en: 'Add the missing quote. The message shows the position at which parsing failed, so check the lines above this position as well.',
      zh: '请补上缺少的引号。消息给出的是解析中断的位置，所以也要检查上面几行。',
    },
  },
  {
    file: 'twice.mdx',
    text: '---\ntitle: a\ntitle: b\n---\n\n# A\n',
    message: ':3:1 frontmatter-syntax: Map keys must be unique → keep one of them',
    dev: 'overlay',
    title: { en: 'A key occurs twice', zh: '字段写了两次' },
    about: { en: 'Keep one of the two lines.', zh: '请在两行里只保留一行。' },
  },
  {
    file: 'unclosed.mdx',
    text: '---\ntitle: a\n\n# A\n',
    message: ':1 frontmatter-syntax: the frontmatter is not closed → add a line with --- after it',
    dev: 'overlay',
    title: { en: 'The frontmatter is not closed', zh: 'frontmatter 没有结束' },
    about: {
      en: 'After the last key, add a line that contains only `---`.',
      zh: '请在最后一个字段后面加上一行 `---`。',
    },
  },
  {
    file: 'no-keys.mdx',
    text: '---\njust text\n---\n\n# A\n',
    message: ':1 frontmatter: the frontmatter has no keys → write "title: …", or remove it',
    dev: 'overlay',
    title: { en: 'The frontmatter has no keys', zh: 'frontmatter 里没有字段' },
    about: {
      en: 'Frontmatter needs at least one key, such as `description: …`. If you want a horizontal rule at the beginning of a page, write `***`.',
      zh: 'frontmatter 里至少要有一个字段，例如 `description: …`。如果想在页面开头画一条分隔线，请写 `***`。',
    },
  },
  {
    file: 'key.mdx',
    text: '---\ndescripton: x\n---\n\n# A\n',
    message: ':2:1 frontmatter: unknown frontmatter key "descripton" → did you mean "description"?',
    dev: 'overlay',
    fixed: '---\ndescription: x\n---\n\n# A\n',
    title: { en: 'A key does not exist', zh: '字段不存在' },
    about: {
      en: 'Correct the key. For all keys, see [Frontmatter](/writing#frontmatter). To use an additional key, define a schema for it in the `frontmatter` setting.',
      zh: '请改正字段名，可以对照[全部字段](/writing#frontmatter)。如果要使用自己的字段，请在 `frontmatter` 设置里定义它的 schema。',
    },
  },
  {
    file: 'value.mdx',
    text: '---\ntitle: A\nsidebar: none\n---\n\n# A\n',
    message: ':3:1 frontmatter: sidebar must be a boolean, but is "none"',
    dev: 'overlay',
    title: { en: 'A value has the wrong type', zh: '值的类型不对' },
    about: {
      en: 'The message shows the value and the expected type. In this example, write `sidebar: false` to hide the sidebar.',
      zh: '消息里写有当前的值和应有的类型。在这个例子里，要隐藏侧边栏，应该写 `sidebar: false`。',
    },
  },
  {
    file: 'boost.mdx',
    text: '---\nsearchBoost: 11\n---\n\n# A\n',
    message: ':2:1 frontmatter: searchBoost must be at most 10, but is 11',
    dev: 'overlay',
    title: { en: 'A number is too large or too small', zh: '数字太大或太小' },
    about: {
      en: 'Change the value to a number within the limit that the message shows.',
      zh: '消息里写有允许的最大值或最小值，请改为范围之内的数字。',
    },
  },
];

const links: readonly Fault[] = [
  {
    file: 'link.mdx',
    text: '# A\n\nText, [gone](/nowhere)\n',
    message: ':3:7 links: /nowhere is not a page or file of the site → correct or remove the link',
    dev: 'terminal',
    title: { en: 'The target of a link does not exist', zh: '链接的目标不存在' },
    about: {
      en: 'Correct the address, or remove the link. If the page was moved, add a [redirect](/redirects), so that links from other sites still work.',
      zh: '请改正地址或删除链接。如果页面换了地址，请加上[重定向](/redirects)，这样其他网站上的链接仍然可用。',
    },
  },
  {
    file: 'near.mdx',
    text: '# A\n\n[gone](/guied)\n',
    message: ':3:1 links: /guied is not a page or file of the site → did you mean /guide?',
    dev: 'terminal',
    fixed: '# A\n\n[gone](/guide)\n',
    title: { en: 'The address of a link is misspelled', zh: '链接的地址拼错了' },
    about: {
      en: 'The message suggests the most similar page or file. Correct the link if this is the page or file that you meant.',
      zh: '消息给出最接近的页面或文件。如果这就是链接的目标，请改正链接。',
    },
  },
  {
    file: 'letter-case.mdx',
    text: '# A\n\n[guide](/Guide#install)\n',
    message:
      ':3:1 links: /Guide differs in letter case from the address of the page, which many hosts do not find → write /guide',
    dev: 'terminal',
    fixed: '# A\n\n[guide](/guide#install)\n',
    title: {
      en: 'The letter case of an address is wrong',
      zh: '地址的大小写与页面不同',
    },
    about: {
      en: "Lectern's server redirects such addresses, but many static hosts answer that the page does not exist. Write the address in the letter case of the file.",
      zh: 'Lectern 的服务器会重定向这样的地址，但许多静态主机会回答页面不存在。请按文件名的大小写书写地址。',
    },
  },
  {
    file: 'relative.mdx',
    text: '# A\n\n[gone](./guied.mdx)\n',
    message: ':3:1 links: ./guied.mdx is not a page or file of the site → did you mean /guide?',
    dev: 'terminal',
    title: { en: 'The target of a relative link does not exist', zh: '相对链接的目标不存在' },
    about: {
      en: 'Relative links are relative to the folder of the page. Correct the path, or write an address that begins with `/`, such as `/guide`, which stays correct if the page moves.',
      zh: '相对链接从页面所在的目录算起。请改正路径，或者换一种写法：如果写成以 `/` 开头的地址，例如 `/guide`，页面移动之后链接仍然正确。',
    },
  },
  {
    file: 'anchor.mdx',
    text: '# A\n\n[gone](/guide#instal)\n',
    message: ':3:1 links: /guide has no heading "#instal" → did you mean #install?',
    dev: 'terminal',
    fixed: '# A\n\n[gone](/guide#install)\n',
    title: { en: 'The linked page has no such heading', zh: '目标页面没有这个标题' },
    about: {
      en: 'Lectern generates the ID of a heading from its text, so the ID changes with the text. If other pages link to a heading, [set its ID](/writing#headings-and-links).',
      zh: '标题的 ID 由标题的文字生成，文字改动后 ID 也会改变。如果有链接指向某个标题，请[自己写明它的 ID](/writing#headings-and-links)。',
    },
  },
  {
    file: 'own-anchor.mdx',
    text: '# A\n\n## Node\n\n[gone](#nope)\n',
    message: ':5:1 links: the page has no heading "#nope" → did you mean #node?',
    dev: 'terminal',
    fixed: '# A\n\n## Node\n\n[gone](#node)\n',
    title: { en: 'The page itself has no such heading', zh: '本页没有这个标题' },
    about: {
      en: 'Correct the ID, or add the heading.',
      zh: '请改正链接里的 ID，或者补上这个标题。',
    },
  },
  {
    file: 'moved.mdx',
    text: '---\nmovedSections:\n  node: /guide\n---\n\n# A\n\n## Node\n',
    message:
      ':3:3 links: movedSections: the page still has the heading "#node" → remove the heading or "node"',
    dev: 'terminal',
    title: { en: 'A moved section is still on the page', zh: '移走的章节还在原来的页面上' },
    about: {
      en: 'Readers who open the address of this heading would be [redirected](/redirects#moved-sections) even though the page has the heading. Remove the heading, or the line of `movedSections`.',
      zh: '页面上有这个标题，读者却会被[转到别处](/redirects#moved-sections)。请删除标题，或者删除 `movedSections` 里的这一行。',
    },
  },
  {
    file: 'percent.mdx',
    text: '# A\n\n[gone](/guide/100%)\n',
    message: ':3:1 links: /guide/100% is not a valid address → write "%25" for a percent sign',
    dev: 'terminal',
    title: { en: 'An address contains a percent sign', zh: '地址里有百分号' },
    about: {
      en: 'In an address, a percent sign marks the beginning of an encoded character. For the percent sign itself, write `%25`.',
      zh: '在地址里，百分号是编码字符的开头。如果需要百分号本身，请写成 `%25`。',
    },
  },
  {
    file: 'image.mdx',
    text: '# A\n\n![Rings](/rings.png)\n',
    message:
      ':3:1 links: /rings.png is not a page or file of the site → correct or remove the link',
    dev: 'terminal',
    title: { en: 'An image does not exist', zh: '图片不存在' },
    about: {
      en: 'Image paths that begin with `/` refer to files in `docs/public`: `/rings.png` is `docs/public/rings.png`. Add the file, or correct the path.',
      zh: '图片的地址以 `/` 开头时，对应 `docs/public` 里的文件，例如 `/rings.png` 对应 `docs/public/rings.png`。请添加缺少的文件，或者改正路径。',
    },
  },
  {
    file: 'own-image.mdx',
    text: '# A\n\n![Rings](./rings.png)\n',
    message: ':3:1 links: ./rings.png does not exist next to the page → correct or remove the link',
    dev: 'terminal',
    title: { en: 'An image next to the page does not exist', zh: '页面旁边没有这张图片' },
    about: {
      en: 'The path is relative to the page. Check the letter case as well, because most servers distinguish between uppercase and lowercase letters.',
      zh: '路径相对于页面所在的目录。还请检查大小写，因为多数服务器区分大小写。',
    },
  },
  {
    file: 'no-image.mdx',
    text: '# A\n\n![Rings](./empty.png)\n',
    message: ':3:1 images: ./empty.png is an empty file → replace it with an image',
    dev: 'overlay',
    title: { en: 'A file is not an image', zh: '文件不是图片' },
    about: {
      en: 'Browsers cannot show the file. The check also reports text that is named like an image, such as a Git LFS reference whose image has not been downloaded.',
      zh: '浏览器无法显示这个文件。名称像图片、内容却是文字的文件也会报告，例如图片还没有下载的 Git LFS 引用。',
    },
  },
];

const parts: readonly Fault[] = [
  {
    file: 'circle.mdx',
    text: "import Part from './circle.mdx'\n\n# A\n\n<Part />\n",
    message:
      ':5 circles: the page includes itself (ROOT/docs/circle.mdx), so it could never be rendered → remove one of these imports',
    dev: 'overlay',
    title: { en: 'A page includes itself', zh: '页面包含了自己' },
    about: {
      en: 'The message lists the pages that include each other. Remove one of the imports.',
      zh: '消息里列出了互相包含的页面，请删去其中一个 import。',
    },
  },
  {
    file: 'import.mdx',
    text: "import { one } from './cod.js';\n\n# A\n",
    message: ':1:21 imports: the imported file ./cod.js does not exist → did you mean ./code.js?',
    dev: 'overlay',
    title: { en: 'An imported file does not exist', zh: '导入的文件不存在' },
    about: {
      en: 'The path is relative to the page. The message suggests the most similar file in the folder. Names without `./` or `../` are those of packages, and are not checked.',
      zh: '路径是相对于页面的。消息里写有该目录中最接近的文件。不以 `./` 或 `../` 开头的名称是包名，不检查。',
    },
  },
  {
    file: 'imported-name.mdx',
    text: "import { tow } from './numbers.js';\n\n# A\n",
    message: ':1:10 imports: ./numbers.js does not export tow → did you mean two?',
    dev: 'overlay',
    title: { en: 'The file does not export the name', zh: '文件没有导出这个名称' },
    about: {
      en: 'Correct the name, or export it from the file. Files that contain `export * from`, or that are not JavaScript or TypeScript modules, are not checked.',
      zh: '请改正名称，或者在文件里导出它。含有 `export * from` 的文件，以及不是 JavaScript 或 TypeScript 模块的文件，不检查。',
    },
  },
  {
    file: 'component.mdx',
    text: '# A\n\nexport const Card = () => <b>Card</b>;\n\n<Crad />\n',
    message: ':5:1 components: <Crad> is neither imported nor defined → did you mean <Card>?',
    dev: 'overlay',
    title: { en: 'A component does not exist', zh: '组件不存在' },
    about: {
      en: 'Correct the name, or import the component. The message suggests the most similar component on the page, in `markdown.globalComponents` or in the theme. Components that the page exports, and components that a plugin or the theme makes available on every page, need no import. Tags that begin with a lowercase letter, such as `<my-element>`, are HTML elements and are not checked. Files that end in `.md` cannot contain components. Rename such a file to `.mdx`.',
      zh: '请改正名称，或者导入这个组件。消息里写有最接近的组件，它来自本页、`markdown.globalComponents` 或主题。页面自己导出的组件，以及插件或主题提供的组件，不需要导入。以小写字母开头的标签（例如 `<my-element>`）是 HTML 元素，不检查。`.md` 文件里不能使用组件，请把文件改名为 `.mdx`。',
    },
  },
  {
    file: 'theme-component.mdx',
    text: '# A\n\nText <Badge text="new" />\n',
    message:
      ":3:6 components: <Badge> is neither imported nor defined → add import { Badge } from '@rspress/core/theme'",
    dev: 'overlay',
    title: { en: 'A component of the theme is not imported', zh: '没有导入主题的组件' },
    about: {
      en: 'Pages import the [components](/writing#components) of the theme like any other component. Below the frontmatter, add the line that the message shows, followed by an empty line.',
      zh: '主题的[组件](/writing#components)与其他组件一样，需要导入。请把消息里的那一行写在 frontmatter 下面，后面空一行。',
    },
  },
  {
    file: 'file.mdx',
    text: '# A\n\n```js file=./none.js#start\n```\n',
    message: ':3:7 files: ROOT/docs/none.js does not exist → correct the path, or add the file',
    dev: 'overlay',
    title: { en: 'A code block shows a file that does not exist', zh: '代码块引用的文件不存在' },
    about: {
      en: 'The message shows the path of the missing file. A path that begins with `./` is relative to the page, and one that begins with `/` is relative to the folder of the pages. A path that begins with `<root>/` is relative to the folder of the site.',
      zh: '消息里写有完整的路径。以 `./` 开头的路径从页面所在的目录算起，以 `/` 开头的从存放页面的目录算起，以 `<root>/` 开头的从站点的目录算起。',
    },
  },
  {
    file: 'region.mdx',
    text: '# A\n\n```js file=./code.js#gone\n```\n',
    message:
      ':3:7 files: ROOT/docs/code.js has no region "gone" → correct the name, or add comments around the lines: #region gone and #endregion gone',
    dev: 'overlay',
    title: { en: 'The file has no such region', zh: '文件里没有这个区域' },
    about: {
      en: 'Add the two comments to the file, or correct the name after `#`.',
      zh: '请在文件里加上消息里的两行注释，或者改正 `#` 后面的名称。',
    },
  },
  {
    file: '_part.mdx',
    text: '```js file=./none.js\n```\n',
    message: ':1:7 files: ROOT/docs/none.js does not exist → correct the path, or add the file',
    dev: 'overlay',
    title: { en: 'The problem is in a part of a page', zh: '错误在页面的片段里' },
    about: {
      en: 'Files whose names begin with `_` are parts of other pages. Lectern reports the problem only once, with the file name of the part.',
      zh: '名称以 `_` 开头的文件是供其他页面使用的片段。Lectern 只报告一次错误，并给出片段的文件名。',
    },
  },
  {
    file: 'container.mdx',
    text: '# A\n\n:::tipp Careful\nText\n:::\n',
    message: ':3:1 containers: unknown container :::tipp → write :::tip',
    dev: 'overlay',
    fixed: '# A\n\n:::tip Careful\nText\n:::\n',
    title: { en: 'A callout has an unknown type', zh: '提示框的类型不存在' },
    about: {
      en: 'Use one of the [available types](/writing#callouts). Otherwise, readers would see the colons as text.',
      zh: '请改用[已有的类型](/writing#callouts)，否则读者会看到三个冒号。',
    },
  },
  {
    file: 'open-container.mdx',
    text: '# A\n\n:::danger\n\nText\n',
    message: ':3:1 containers: :::danger is not closed → add a line with ::: after its text',
    dev: 'overlay',
    title: { en: 'A callout is not closed', zh: '提示框没有结束' },
    about: {
      en: 'After the text of the callout, add a line that contains only `:::`.',
      zh: '请在提示框的文字后面加上一行 `:::`。',
    },
  },
  {
    file: 'inner-container.mdx',
    text: '# A\n\n:::warning\n\n:::tip\n\nText\n\n:::\n\n:::\n',
    message:
      ':5:1 containers: :::tip is inside :::warning, which ends at the first ::: → write <Callout type="tip"> and </Callout> around the inner text, or close :::warning first',
    dev: 'overlay',
    title: { en: 'A callout is inside another one', zh: '提示框里还有提示框' },
    about: {
      en: 'The first `:::` ends the outer callout, so readers would see the other lines as text. Write the inner callout as the `Callout` component, which you import from `@rspress/core/theme`. The check also reports a `:::` that closes nothing, and callouts that begin with more than three colons.',
      zh: '外层的提示框在第一个 `:::` 处就结束了，读者会把其余几行看成正文。请把里面的提示框写成 `Callout` 组件，并从 `@rspress/core/theme` 导入。没有对应开头的 `:::`，以及用三个以上冒号开头的提示框，也会报告。',
    },
  },
  {
    file: 'same-heading.mdx',
    text: '# A\n\n## B {#setup}\n\n## C {#setup}\n',
    message:
      ':5:6 headings: the ID "setup" is also that of the heading in line 3 → write another one',
    dev: 'overlay',
    title: { en: 'Two headings have the same ID', zh: '两个标题的 ID 相同' },
    about: {
      en: 'Links lead to the first of these headings only. Change one of the IDs. The check also reports IDs that contain spaces. IDs that Lectern generates from the text are always different.',
      zh: '链接只会跳到其中的第一个标题。请修改其中一个 ID。带空格的 ID 也会报告。Lectern 根据文字生成的 ID 不会重复。',
    },
  },
  {
    file: 'code-language.mdx',
    text: '# A\n\n```pyhton\nprint(1)\n```\n',
    message: ':3:1 code: unknown language "pyhton" → write python, or text for no colors',
    dev: 'overlay',
    title: { en: 'The language of a code block is unknown', zh: '代码块的语言不存在' },
    about: {
      en: 'Use one of the [languages of Shiki](https://shiki.style/languages) in lowercase letters, or `text`. Write a space before the numbers of highlighted lines, as in ```` ```js {1} ````. To use another language, add it to `markdown.shiki.langs`. A plugin can also [show the blocks of a language as something else](/plugins#fences).',
      zh: '请使用 [Shiki 支持的语言](https://shiki.style/languages)，用小写字母书写，或者写成 `text`。高亮的行号前面要有空格，例如 ```` ```js {1} ````。要使用其他语言，请把它加到 `markdown.shiki.langs`。插件也可以[把某种语言的代码块显示成别的内容](/plugins#fences)。',
    },
  },
  {
    file: 'code-numbers.mdx',
    text: '# A\n\n```ts:line-numbers{1}\nmain();\n```\n',
    message: ':3:1 code: unknown language "ts:line-numbers{1}" → write ```ts {1} lineNumbers',
    dev: 'overlay',
    fixed: '# A\n\n```ts {1} lineNumbers\nmain();\n```\n',
    title: {
      en: 'No space after the language of a code block',
      zh: '语言后面没有空格',
    },
    about: {
      en: 'Other programs read line numbers and highlighted lines without a space after the language. In Lectern, a space separates the language from the [words that follow it](/writing#code).',
      zh: '有些程序把行号和高亮的行直接写在语言后面。在 Lectern 里，语言和[后面的单词](/writing#code)之间要有空格。',
    },
  },
  {
    file: 'code-word.mdx',
    text: '# A\n\n```js titel="a.js"\nmain();\n```\n',
    message: ':3:1 code: unknown word "titel" after the language → write title',
    dev: 'overlay',
    fixed: '# A\n\n```js title="a.js"\nmain();\n```\n',
    title: { en: 'A word after the language is misspelled', zh: '语言后面的单词拼写有误' },
    about: {
      en: 'A misspelled word has no effect. The words that a block can have are listed under [Code](/writing#code) and in [Tested samples](/samples). Words that are not similar to one of them are not reported, because a transformer of your site may read them.',
      zh: '拼错的单词不起作用。代码块可以使用的单词见[代码](/writing#code)和[经过测试的示例](/samples)。与这些单词都不相似的单词不会报告，因为站点自己的转换器可能会读取它们。',
    },
  },
  {
    file: 'steps.mdx',
    text: "import { Steps } from '@rspress/core/theme';\n\n# A\n\n<Steps>\n\n- Install\n\n</Steps>\n",
    message: ':7:1 steps: the list of <Steps> has no numbers → write 1. instead of the bullets',
    dev: 'overlay',
    title: { en: 'Steps have no numbers', zh: '步骤没有编号' },
    about: {
      en: '[`<Steps>`](/writing#steps) must contain exactly one ordered list. The check also reports steps without any list.',
      zh: '[`<Steps>`](/writing#steps) 里必须有且只有一个有序列表。完全没有列表时，检查也会报告。',
    },
  },
  {
    file: 'beside-steps.mdx',
    text: "import { Steps } from '@rspress/core/theme';\n\n# A\n\n<Steps>\n\n1. Install\n\nText\n\n</Steps>\n",
    message:
      ':9:1 steps: this is outside the list of <Steps> → indent it like the text of the step that it belongs to, or move it out of <Steps>',
    dev: 'overlay',
    title: { en: 'Text is outside the steps', zh: '步骤列表旁边有其他内容' },
    about: {
      en: 'A common cause is a code block without indentation. Such a block ends the list, and the next step starts at 1 again.',
      zh: '常见的原因是代码块没有缩进，列表因此在代码块之前结束，下一步又从 1 开始编号。',
    },
  },
  {
    file: 'figure.mdx',
    text: '# A\n\n```figure\ndescription: x\nrows: 1\n```\n',
    message: ':3 figures: the figure is invalid: rows must be an array, but is "1"',
    dev: 'overlay',
    title: { en: 'A figure cannot be drawn', zh: '图示无法绘制' },
    about: {
      en: 'The message shows the invalid key of the [figure](/figures). Problems in Mermaid diagrams and formulas are reported in the same way.',
      zh: '消息会给出[图示](/figures)里不正确的键。Mermaid 图表和公式里的错误也会这样报告。',
    },
  },
];

const sidebar: readonly Fault[] = [
  {
    file: 'section/_meta.json',
    text: '["instal"]',
    message: ':1:2 sidebar: there is no page "instal" in this folder → did you mean "install"?',
    dev: 'terminal',
    fixed: '["install"]',
    title: { en: 'A sidebar entry has no page', zh: '条目没有对应的页面' },
    about: {
      en: 'Correct the name, or remove the entry. Each name must be that of a file or folder next to `_meta.json`.',
      zh: '请改正名称，或者删除这个条目。名称必须与同一目录里的文件名或目录名相同。',
    },
  },
  {
    file: 'section/install.mdx',
    text: '# Install\n',
    message:
      ':1 sidebar: the page is not in any sidebar → add "install" to ROOT/docs/section/_meta.json, or add "sidebar: false" to its frontmatter',
    dev: 'terminal',
    title: { en: 'A page is not in any sidebar', zh: '页面不在任何侧边栏里' },
    about: {
      en: 'Readers could reach the page only through a link or the search. `--fix` does not add the entry, because only you can decide where it belongs.',
      zh: '如果不加入侧边栏，读者只能通过链接或搜索找到这个页面。条目放在哪里由你决定，所以 `--fix` 不会添加。',
    },
  },
  {
    file: 'marked/_meta.json',
    text: '\uFEFF["page"]',
    message: ':1:1 sidebar: the file begins with a byte order mark → save it as UTF-8 without one',
    dev: 'terminal',
    fixed: '["page"]',
    title: { en: 'The file begins with a byte order mark', zh: '文件以字节顺序标记开头' },
    about: {
      en: 'Save the file as UTF-8 without a byte order mark. Your editor may call it "UTF-8", as opposed to "UTF-8 with BOM".',
      zh: '请把文件存为不带字节顺序标记的 UTF-8。在编辑器里，这种编码通常叫“UTF-8”，而不是“UTF-8 with BOM”。',
    },
  },
  {
    file: 'json/_meta.json',
    text: '["a"\n "b"]',
    message: ":2:2 sidebar: Expected ',' or ']' after array element → correct the JSON",
    dev: 'terminal',
    title: { en: 'The file is not valid JSON', zh: '文件不是有效的 JSON' },
    about: {
      en: 'The message shows the position at which parsing failed. A missing comma often belongs at the end of the previous line. If you set up a [schema](/writing#help-from-your-editor), your editor marks such mistakes while you type.',
      zh: '消息给出的是解析中断的位置，所以缺少的逗号往往在上一行的末尾。配置好[编辑器提示](/writing#help-from-your-editor)后，输入时就能看到这类错误。',
    },
  },
  {
    file: '_questions.yaml',
    text: '/guied:\n  - What for?\n',
    message: ':1 questions: there is no page /guied in this folder → write /guide, or remove it',
    dev: 'none',
    fixed: '/guide:\n  - What for?\n',
    title: { en: 'Questions refer to a page that does not exist', zh: '问题没有对应的页面' },
    about: {
      en: 'The addresses in [`_questions.yaml`](/ask-ai#questions) are relative to the folder of the file, and must belong to pages or headings in this folder.',
      zh: '[`_questions.yaml`](/ask-ai#questions) 里的地址必须是这个文件所在目录下的页面或标题。',
    },
  },
];

const foreign: readonly Fault[] = [
  {
    file: 'contents.mdx',
    text: '# A\n\n[[toc]]\n\n## B\n',
    message:
      ':3:1 syntax: [[toc]] is shown as text → remove it: the outline lists the headings of each page',
    dev: 'overlay',
    title: { en: 'A table of contents', zh: '目录' },
    about: {
      en: 'Every page with headings has an outline, so that you do not need a table of contents. Remove the line. For the text itself, write `\\[[toc]]`.',
      zh: '有标题的页面都带有大纲，不需要目录。请删除这一行。如果就是要显示这段文字，请写成 `\\[[toc]]`。',
    },
  },
  {
    file: 'snippet.md',
    text: '# A\n\n<<< @/docs/code.js{1}\n',
    message:
      ':3:1 syntax: <<< @/docs/code.js{1} shows no file → write ```js file="<root>/docs/code.js" and a line with ```',
    dev: 'overlay',
    title: { en: 'A line that shows the code of a file', zh: '引入文件代码的行' },
    about: {
      en: 'Write a block with [the path of the file](/writing#code-from-a-file). After `#`, the path can have the name of a region. In a `.mdx` file, the message is one about MDX syntax with the same remedy.',
      zh: '请写一个带有[文件路径](/writing#code-from-a-file)的代码块，路径的 `#` 后面可以写区域的名称。在 `.mdx` 文件里，报告的是 MDX 语法错误，改法相同。',
    },
  },
  {
    file: 'expressions.md',
    text: '# A\n\nVersion {{ version }}\n',
    message:
      ':3:9 syntax: {{ version }} is shown as text → rename the file to .mdx and write {version}, or write \\{{ version }} for text',
    dev: 'overlay',
    title: { en: 'An expression in double braces', zh: '双花括号里的表达式' },
    about: {
      en: 'Expressions of Vue do not work. In a `.mdx` file, write an expression in single braces, and import or define its names below the frontmatter. For a value that many pages contain, see [`replaceRules`](/settings#replacerules).',
      zh: 'Vue 的表达式不起作用。请在 `.mdx` 文件里用单花括号写表达式，并在 frontmatter 下面导入或定义其中的名称。许多页面都有的值请用 [`replaceRules`](/settings#replacerules)。',
    },
  },
  {
    file: 'vue-script.md',
    text: '# A\n\n<script setup>\nconst a = 1;\n</script>\n',
    message:
      ':3:1 syntax: <script setup> does not run here → rename the file to .mdx, import components below the frontmatter, and remove the element',
    dev: 'overlay',
    title: { en: 'A script of a Vue component', zh: 'Vue 组件的脚本' },
    about: {
      en: 'Pages can contain [components of React](/writing#components), but not of Vue. Imports and constants of a `.mdx` file are below the frontmatter, without an element around them.',
      zh: '页面可以使用 [React 组件](/writing#components)，不能使用 Vue 组件。在 `.mdx` 文件里，导入和常量直接写在 frontmatter 下面，不需要放在元素里。',
    },
  },
];

/** All faults, in the order of the docs. */
export const FAULT_GROUPS: readonly FaultGroup[] = [
  {
    id: 'syntax',
    title: { en: 'Pages that cannot be parsed', zh: '无法读取的内容' },
    about: {
      en: 'Pages with these problems cannot be parsed. Until you correct them, Lectern does not report other problems in these pages.',
      zh: '页面有下列错误时，Lectern 无法读取页面，改正之后才能报告页面里的其他问题。',
    },
    faults: syntax,
  },
  {
    id: 'frontmatter',
    title: { en: 'Frontmatter', zh: 'Frontmatter' },
    about: {
      en: 'Lectern checks the syntax of frontmatter, and compares its keys and values with the [list of all keys](/writing#frontmatter).',
      zh: 'Lectern 会检查 frontmatter 的语法，以及字段和值是否符合[字段表](/writing#frontmatter)。',
    },
    faults: frontmatter,
  },
  {
    id: 'links',
    title: { en: 'Links and images', zh: '链接和图片' },
    about: {
      en: 'Lectern checks all links in pages, in the parts that pages include, in frontmatter, in `_nav.json` and in `_meta.json`. The build also checks the links that components and settings generate. To exclude links that lead to files of another program, list patterns for them in [`linkCheck.ignored`](/settings#linkcheck).',
      zh: 'Lectern 会检查所有链接，包括页面、页面包含的片段、frontmatter、`_nav.json` 和 `_meta.json` 里的链接。构建时还会检查组件和设置生成的链接。如果链接指向其他程序的文件，可以在 [`linkCheck.ignored`](/settings#linkcheck) 里列出匹配的正则表达式，这些链接就不再检查。',
    },
    faults: links,
  },
  {
    id: 'parts',
    title: { en: 'Code, callouts and figures', zh: '代码、提示框和图示' },
    about: {
      en: 'Lectern reports these problems because readers would otherwise see a page that is incomplete or wrong.',
      zh: '如果不报告下列错误，读者会看到不完整或错误的页面。',
    },
    faults: parts,
  },
  {
    id: 'foreign',
    title: { en: 'Syntax of other programs', zh: '其他程序的语法' },
    about: {
      en: 'Lectern does not support the following syntax of VitePress and similar programs, which readers would see as text. If a remark plugin of your site reads it, it is not reported.',
      zh: 'Lectern 不支持 VitePress 等程序的下列语法，读者会把它们看成文字。如果站点的 remark 插件会读取它们，就不会报告。',
    },
    faults: foreign,
  },
  {
    id: 'sidebar',
    title: { en: 'Sidebars and other files', zh: '侧边栏和其他文件' },
    about: {
      en: 'On the dev server, these problems are only warnings, because a page that you have just created is not in any sidebar yet. Pages with the same address, such as `guide.mdx` and `guide/index.mdx`, are also reported, and stop the dev server. Keep one of them, or rename it.',
      zh: '下列问题在开发服务器上只是警告，因为新建的页面一开始不在任何侧边栏里。地址相同的页面（例如 `guide.mdx` 和 `guide/index.mdx`）也会被报告，而且开发服务器不会启动。请只保留其中一个，或者改名。',
    },
    faults: sidebar,
  },
];

export const FAULTS: readonly Fault[] = FAULT_GROUPS.flatMap(({ faults }) => faults);
