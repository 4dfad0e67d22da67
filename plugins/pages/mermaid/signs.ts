/** Signs that mean something to the library wherever they stand, also in the text of a label. */
const SIGNS = '[](){}|<>"&;:`\\/%~=-.';

/** Characters that no font and no text uses stand in for them, until the diagram is drawn. */
const FIRST_STAND_IN = 0xe100;

const STAND_INS = new RegExp(
  `[${String.fromCharCode(FIRST_STAND_IN)}-${String.fromCharCode(FIRST_STAND_IN + SIGNS.length - 1)}]`,
  'g',
);

/** A text that the library takes as it is. */
export function withStandIns(text: string): string {
  return [...text]
    .map((sign) => {
      const at = SIGNS.indexOf(sign);
      return at === -1 ? sign : String.fromCharCode(FIRST_STAND_IN + at);
    })
    .join('');
}

/** A drawing with the signs in their places, written as XML. */
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

/** The sign with a number; nothing for a number that no sign has. */
function signOf(number: number): string | undefined {
  return number <= 0x10ffff ? String.fromCodePoint(number) : undefined;
}

/** The text of a label: without its quotes, `#35;` and `#quot;` as what they stand for. */
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

/** Why a label cannot be drawn as it is meant. */
export function labelProblem(text: string): string | undefined {
  if (/<\/?[a-z][^>]*>/i.test(text.replace(BREAK, ''))) {
    return 'a label is plain text, except for <br> → remove the other tags';
  }
  if (/^`.*`$/s.test(text)) return 'a label is plain text → remove the backticks around it';
  return undefined;
}

/** A label for the library, its lines apart. */
export const drawnLabel = (text: string) => text.split(BREAK).map(withStandIns).join('<br>');

/** A label in one line. */
export const spokenLabel = (text: string) => text.replace(BREAK, ' ');
