import type { AskTexts } from './askTexts';

/** The endpoint's texts in German. */
export const de: AskTexts = {
  quoted:
    'Diese Abschnitte sind wörtlich aus der Dokumentation zitiert: Es ist kein Sprachmodell eingerichtet, nichts davon hat eine KI geschrieben.',
  quotedForFailedModel:
    'Das Sprachmodell hat nicht geantwortet: Die folgenden Abschnitte sind wörtlich aus der Dokumentation zitiert.',
  quotedForSlowModel:
    'Das Sprachmodell hat nicht rechtzeitig begonnen: Die folgenden Abschnitte sind wörtlich aus der Dokumentation zitiert.',
  quotedForBusyModel:
    'Das Sprachmodell ist gerade ausgelastet: Die folgenden Abschnitte sind wörtlich aus der Dokumentation zitiert.',
  nothingFound: (link) => `Zu dieser Frage wurde in der Dokumentation nichts gefunden. ${link}`,
  keywordSearch: 'Stattdessen nach Stichwörtern suchen',
  noSource: '(ohne Quelle in der Dokumentation)',
  notFound: (names) => `(nicht in der Dokumentation: ${names})`,
  notInDocs: 'Die Dokumentation beantwortet diese Frage nicht.',
  tooLongQuestion: (limit) => `Die Frage ist länger als ${limit} Zeichen. Bitte kürzer fassen.`,
  tooManyMessages: (limit) =>
    `Eine Unterhaltung darf ${limit} Nachrichten haben. Bitte eine neue beginnen.`,
  tooLargeBody: (kilobytes) =>
    `Die Unterhaltung ist größer als ${kilobytes} kB. Bitte eine neue beginnen.`,
  tooManyRequests: (seconds) => `Zu viele Fragen. Bitte in ${seconds} s noch einmal fragen.`,
  tooManyStreams:
    'Es werden gerade zu viele Antworten geschrieben. Bitte warten, bis eine fertig ist.',
  serverBusy: 'Gerade stellen zu viele Leser Fragen. Bitte gleich noch einmal versuchen.',
  badRequest: 'Die Anfrage konnte nicht gelesen werden.',
  noQuestion: 'Die Anfrage enthält keine Frage.',
  badToken: 'Die Sitzung ist abgelaufen. Bitte die Seite neu laden und noch einmal fragen.',
  wrongMethod: 'Diese Adresse nimmt nur POST an.',
  wrongType: 'Die Anfrage muss JSON sein.',
  noSuchMessage: 'Die bewertete Antwort ist hier nicht bekannt.',
  opinionNotKept:
    'Deine Antwort konnte nicht gespeichert werden. Bitte später noch einmal versuchen.',
  notKept: 'Die Bewertung konnte nicht gespeichert werden. Bitte später noch einmal versuchen.',
  tookTooLong: 'Die Antwort hat zu lange gedauert und wurde beendet.',
  answerCut:
    'Das Sprachmodell hat aufgehört, bevor die Antwort vollständig war. Bitte noch einmal fragen.',
  searchFailed: 'Die Suche ist fehlgeschlagen. Bitte später noch einmal versuchen.',
  notAvailable:
    'Fragen können zurzeit nicht beantwortet werden. Bitte später noch einmal versuchen.',
};
