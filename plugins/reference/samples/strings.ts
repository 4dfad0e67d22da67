/** The label before the reason why no test prints a message. */
const notReproduced: Readonly<Record<string, string>> = {
  ar: 'لا يمكن لأي اختبار إعادة إنتاج هذه الرسالة:',
  de: 'Durch keinen Test reproduzierbar:',
  en: 'Not reproducible in a test:',
  es: 'No se puede reproducir en una prueba:',
  fr: 'Impossible à reproduire dans un test\u00a0:',
  ja: 'テストでは再現できません：',
  ko: '테스트로 재현할 수 없음:',
  pt: 'Não pode ser reproduzido em um teste:',
  ru: 'Нельзя воспроизвести в тесте:',
  zh: '无法在测试中重现：',
};

/** Returns a reason in the language of a page, or in English if there is no translation. */
export function reasonText(reason: string, lang: string): string {
  const [tongue = lang] = lang.split('-');
  const words = notReproduced[tongue] ?? notReproduced.en ?? '';
  return words.endsWith('：') ? `${words}${reason}` : `${words} ${reason}`;
}
