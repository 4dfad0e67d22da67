/** The texts of footnotes in one language. */
export interface FootnoteTexts {
  /** The heading above the footnotes. */
  heading: string;
  /** The name of the link back to the text, which ends with the number of the footnote. */
  back: string;
}

const english: FootnoteTexts = { heading: 'Footnotes', back: 'Back to reference' };

const texts: Readonly<Record<string, FootnoteTexts>> = {
  ar: { heading: 'الحواشي', back: 'العودة إلى موضع الحاشية' },
  de: { heading: 'Fußnoten', back: 'Zurück zur Stelle' },
  en: english,
  es: { heading: 'Notas al pie', back: 'Volver a la referencia' },
  fr: { heading: 'Notes', back: 'Retour à l’appel de note' },
  ja: { heading: '脚注', back: '本文に戻る' },
  ko: { heading: '각주', back: '본문으로 돌아가기' },
  pt: { heading: 'Notas de rodapé', back: 'Voltar à referência' },
  ru: { heading: 'Сноски', back: 'Вернуться к тексту сноски' },
  zh: { heading: '脚注', back: '返回正文' },
};

/** Returns the texts of footnotes in the language of a page, or in English if there is no translation. */
export function footnoteTexts(lang: string): FootnoteTexts {
  const [tongue = lang] = lang.split('-');
  return texts[tongue] ?? english;
}
