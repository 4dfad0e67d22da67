/** The words around the output of a sample. */
export interface OutputWords {
  outputOf: string;
  moreFiles: string;
  errors: string;
  warnings: string;
  nothing: string;
  printed: string;
  play: string;
}

const WORDS: Readonly<Record<string, OutputWords>> = {
  ar: {
    outputOf: 'ناتج {maker}:',
    moreFiles: 'ملفات أخرى: {count}',
    errors: 'أخطاء: {count}',
    warnings: 'تحذيرات: {count}',
    nothing: 'لا ملفات',
    printed: 'النص المطبوع:',
    play: 'حرّر وشغّل',
  },
  de: {
    outputOf: 'Ausgabe von {maker}:',
    moreFiles: 'weitere Dateien: {count}',
    errors: 'Fehler: {count}',
    warnings: 'Warnungen: {count}',
    nothing: 'keine Dateien',
    printed: 'Ausgegebener Text:',
    play: 'Bearbeiten und ausführen',
  },
  en: {
    outputOf: 'Output of {maker}:',
    moreFiles: 'other files: {count}',
    errors: 'errors: {count}',
    warnings: 'warnings: {count}',
    nothing: 'no files',
    printed: 'Printed:',
    play: 'Edit and run',
  },
  es: {
    outputOf: 'Salida de {maker}:',
    moreFiles: 'otros archivos: {count}',
    errors: 'errores: {count}',
    warnings: 'advertencias: {count}',
    nothing: 'ningún archivo',
    printed: 'Texto impreso:',
    play: 'Editar y ejecutar',
  },
  fr: {
    outputOf: 'Sortie de {maker}\u00a0:',
    moreFiles: 'autres fichiers\u00a0: {count}',
    errors: 'erreurs\u00a0: {count}',
    warnings: 'avertissements\u00a0: {count}',
    nothing: 'aucun fichier',
    printed: 'Texte affiché\u00a0:',
    play: 'Modifier et exécuter',
  },
  ja: {
    outputOf: '{maker} の出力：',
    moreFiles: 'その他のファイル：{count}',
    errors: 'エラー：{count}',
    warnings: '警告：{count}',
    nothing: 'ファイルなし',
    printed: '表示されたテキスト：',
    play: '編集して実行',
  },
  ko: {
    outputOf: '{maker} 출력:',
    moreFiles: '다른 파일: {count}',
    errors: '오류: {count}',
    warnings: '경고: {count}',
    nothing: '파일 없음',
    printed: '출력된 텍스트:',
    play: '편집하고 실행',
  },
  pt: {
    outputOf: 'Saída de {maker}:',
    moreFiles: 'outros arquivos: {count}',
    errors: 'erros: {count}',
    warnings: 'avisos: {count}',
    nothing: 'nenhum arquivo',
    printed: 'Texto impresso:',
    play: 'Editar e executar',
  },
  ru: {
    outputOf: 'Результат {maker}:',
    moreFiles: 'других файлов: {count}',
    errors: 'ошибок: {count}',
    warnings: 'предупреждений: {count}',
    nothing: 'нет файлов',
    printed: 'Выведенный текст:',
    play: 'Изменить и запустить',
  },
  zh: {
    outputOf: '{maker} 的输出：',
    moreFiles: '其他文件：{count}',
    errors: '错误：{count}',
    warnings: '警告：{count}',
    nothing: '没有文件',
    printed: '打印的内容：',
    play: '编辑并运行',
  },
};

/** The words of a language, in English for one that has none here. */
export function outputWords(lang: string): OutputWords {
  const [tongue = lang] = lang.split('-');
  return (WORDS[tongue] ?? WORDS.en) as OutputWords;
}
