import { createHash } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import type { PageIndexInfo } from '@rspress/core';
import { siteKey } from '../../content/files/keptTrees';
import { NO_FOLDER, treeFolder } from '../../content/files/treeFolder';
import { type ContentPage, titleOf } from '../../content/pages/contentPage';
import { pageGroups } from '../../content/site/pageGroups';
import type { SiteContent } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import { defineFeature, featureSite } from '../../define/defineFeature';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { requirePackages, withPackages } from '../../support/optionalPackage';
import { addCommand } from '../../support/packageManager';
import { isRightToLeft } from '../theme/direction';
import { cardColors } from './cardColors';
import { CARD_PACKAGES, type CardFonts, readFonts } from './cardFonts';
import { CARD, type CardColors, type CardText, cardSvg } from './cardSvg';
import { drawCards } from './drawCards';
import type { SocialCardsOptions } from './options';
import { withoutEmoji } from './withoutEmoji';

export type { SocialCardsOptions } from './options';

/** The subject of messages about missing packages. */
const NEEDS = '[social-cards] a card';

/** The folder of cards in the output. File names are content hashes, so the files never change. */
const FOLDER = 'static/cards';
const HASH_LENGTH = 16;

/** The maximum number of items in a message. */
const LISTED = 3;

/** The card of a page. */
interface Card {
  page: ContentPage;
  text: CardText;
  svg: string;
  /** The file name in the output. */
  name: string;
}

/** Describes characters that no font contains and what to set. Returns `undefined` if there are none. */
function missingLetters(cards: readonly Card[], { missingIn }: CardFonts): string | undefined {
  const lacking = cards.flatMap(({ page, text }) => {
    const letters = missingIn(`${text.title}${text.section}${text.site}`);
    return letters.length > 0 ? [{ page, letters }] : [];
  });
  if (lacking.length === 0) return undefined;
  const langs = [...new Set(lacking.map(({ page }) => page.lang))];
  const lines = lacking
    .slice(0, LISTED)
    .map(({ page, letters }) => `  ${page.routePath}: ${letters.slice(0, 12).join('')}`);
  const more = lacking.length > LISTED ? [`  and ${lacking.length - LISTED} more`] : [];
  const hint = langs.some((lang) => lang.startsWith('zh'))
    ? `, such as node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-600-normal.woff after ${addCommand(['@fontsource/noto-sans-sc'], ['-D'])}`
    : '';
  return [
    `[social-cards] no font contains the characters of ${lacking.length} ${lacking.length === 1 ? 'card' : 'cards'} (${langs.join(', ')}) → add a font file that contains them to socialCards.fonts${hint}, or exclude ${langs.length === 1 ? 'the language' : 'these languages'} with socialCards.languages:`,
    ...lines,
    ...more,
  ].join('\n');
}

/** Returns the names of the sections of pages, by route. */
function sectionsByRoute(content: SiteContent): Map<string, string> {
  const site = content.site();
  const pages = [...content.pages().values()];
  const places = new Map(
    pages.map(({ lang, version }) => [`${lang} ${version}`, { lang, version }]),
  );
  const groups = [...places.values()].flatMap((place) => {
    const own = pages.filter(
      ({ lang, version }) => lang === place.lang && version === place.version,
    );
    return pageGroups(own, place, site);
  });
  return new Map(
    groups.flatMap(({ section, pages: own }) => own.map(({ routePath }) => [routePath, section])),
  );
}

/**
 * Draws an image for each page for link previews on social networks, with the title, the section and
 * the name of the site in the colors of the theme. The plugin requires `pluginSeo`, `siteOrigin`, and
 * the `@resvg/resvg-js` and `@fontsource/instrument-sans` packages.
 *
 * @param options additional fonts, and the languages with images
 * @param accent the accent color of the site, if it differs from that of the theme
 * @throws an error in the build, if a font cannot be read, or if no font contains a character on a card. Emoji that no font contains are omitted
 */
export function pluginSocialCards(
  { fonts = [], languages }: SocialCardsOptions = {},
  accent?: string,
): SitePlugin {
  const cwd = process.cwd();
  const site = featureSite();
  const isBuild = buildEnvironment.NODE_ENV === 'production';
  const isCold = buildEnvironment.RSPRESS_PERSISTENT_CACHE === 'false';
  const folder = path.join(cwd, '.lectern/cards');
  const cards = new Map<string, Card>();
  let sections: Map<string, string> | undefined;
  let colors: CardColors | undefined;
  let read: CardFonts | undefined;

  const fontsNow = () => {
    requirePackages(CARD_PACKAGES, NEEDS);
    read ??= readFonts(fonts, cwd, path.join(folder, 'fonts'));
    return read;
  };

  function makeCard(page: ContentPage): Card {
    const content = site.content();
    sections ??= sectionsByRoute(content);
    const { title: siteName } = content.site().namesOf(page.lang);
    const lang = page.shownLang ?? page.lang;
    const shown = (words: string) => withoutEmoji(words, fontsNow().missingIn);
    const ownName = shown(siteName);
    const text: CardText = {
      title: shown(titleOf(page, content.site()).replace(/[`*_]/g, '')) || ownName,
      section: shown(sections.get(page.routePath) ?? siteName),
      site: ownName,
      lang,
      isRightToLeft: isRightToLeft(lang),
    };
    colors ??= cardColors(accent);
    const svg = cardSvg(text, colors);
    const hash = createHash('sha256').update(fontsNow().digest).update(svg).digest('hex');
    return { page, text, svg, name: `${FOLDER}/${hash.slice(0, HASH_LENGTH)}.png` };
  }

  async function draw(): Promise<void> {
    const known = [...cards.values()];
    const problem = missingLetters(known, fontsNow());
    if (problem) throw Object.assign(new Error(problem), { stack: problem });
    const { renderAsync } = await withPackages(
      CARD_PACKAGES,
      NEEDS,
      () => import('@resvg/resvg-js'),
    );
    const name = siteKey(site.content().docDir());
    const kept = isCold ? NO_FOLDER : treeFolder(path.join(folder, name), () => fontsNow().digest);
    const files = new Map(known.map((card) => [card.name, card.svg]));
    await drawCards(files, { draw: renderAsync, fonts: fontsNow(), kept, outDir: site.outDir() });
    kept.prune();
  }

  return defineFeature({
    name: 'lectern:social-cards',
    site,
    pageImage(page: PageIndexInfo) {
      const isWanted = languages?.includes(page.lang) ?? true;
      if (!site.config().siteOrigin || !isBuild || !isWanted) return undefined;
      const found = cards.get(page.routePath) ?? makeCard(page as ContentPage);
      cards.set(page.routePath, found);
      return { file: `/${found.name}`, ...CARD };
    },
    rspress: {
      beforeBuild() {
        cards.clear();
        sections = undefined;
      },
      async afterBuild(_, isProd) {
        if (isProd && cards.size > 0) await draw();
      },
    },
  });
}
