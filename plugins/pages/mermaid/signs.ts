/** Characters that the library treats as syntax everywhere, including in labels. */
const SIGNS = '[](){}|<>"&;:`\\/%~=-.';

/** The first of the private-use characters that replace them until the diagram is drawn. */
const FIRST_STAND_IN = 0xe100;

const STAND_INS = new RegExp(
  `[${String.fromCharCode(FIRST_STAND_IN)}-${String.fromCharCode(FIRST_STAND_IN + SIGNS.length - 1)}]`,
  'g',
);

/** Escapes a text for the library. */
export function withStandIns(text: string): string {
  return [...text]
    .map((sign) => {
      const at = SIGNS.indexOf(sign);
      return at === -1 ? sign : String.fromCharCode(FIRST_STAND_IN + at);
    })
    .join('');
}

/** Restores the escaped characters in a drawing, as XML. */
export function withoutStandIns(drawing: string): string {
  return drawing.replace(STAND_INS, (standIn) => {
    const sign = SIGNS[standIn.charCodeAt(0) - FIRST_STAND_IN] ?? '';
    return /[<>&"]/.test(sign) ? `&#${sign.charCodeAt(0)};` : sign;
  });
}

const ENTITIES = new Map([
  ['quot', '"'],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
]);

/** Returns the character with a code point, or `undefined` if there is none. */
function signOf(number: number): string | undefined {
  return number <= 0x10ffff ? String.fromCodePoint(number) : undefined;
}

/** Returns the text of a label, without quotes and with entities such as `#35;` and `#quot;` decoded. */
export function labelText(written: string): string {
  return written
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replace(
      /#(\d+|\w+);/g,
      (whole, name: string) =>
        (/^\d+$/.test(name) ? signOf(Number(name)) : ENTITIES.get(name)) ?? whole,
    )
    .trim();
}

const BREAK = /<br\s*\/?>/gi;

/** Returns why a label cannot be drawn as intended, or `undefined`. */
export function labelProblem(text: string): string | undefined {
  if (/<\/?[a-z][^>]*>/i.test(text.replace(BREAK, ''))) {
    return 'a label is plain text, except for <br> → remove the other tags';
  }
  if (/^`.*`$/s.test(text)) return 'a label is plain text → remove the backticks around it';
  return undefined;
}

/** Escapes a label for the library, keeping its line breaks. */
export const drawnLabel = (text: string) => text.split(BREAK).map(withStandIns).join('<br>');

/** Returns a label on one line. */
export const inlineLabel = (text: string) => text.replace(BREAK, ' ');
