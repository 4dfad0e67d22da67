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
    printed: 'مخرجات الطرفية:',
    play: 'حرّر وشغّل',
  },
  de: {
    outputOf: 'Ausgabe von {maker}:',
    moreFiles: 'weitere Dateien: {count}',
    errors: 'Fehler: {count}',
    warnings: 'Warnungen: {count}',
    nothing: 'keine Dateien',
    printed: 'Konsolenausgabe:',
    play: 'Bearbeiten und ausführen',
  },
  en: {
    outputOf: 'Output of {maker}:',
    moreFiles: 'other files: {count}',
    errors: 'errors: {count}',
    warnings: 'warnings: {count}',
    nothing: 'no files',
    printed: 'Console output:',
    play: 'Edit and run',
  },
  es: {
    outputOf: 'Salida de {maker}:',
    moreFiles: 'otros archivos: {count}',
    errors: 'errores: {count}',
    warnings: 'advertencias: {count}',
    nothing: 'ningún archivo',
    printed: 'Salida de la consola:',
    play: 'Editar y ejecutar',
  },
  fr: {
    outputOf: 'Sortie de {maker}\u00a0:',
    moreFiles: 'autres fichiers\u00a0: {count}',
    errors: 'erreurs\u00a0: {count}',
    warnings: 'avertissements\u00a0: {count}',
    nothing: 'aucun fichier',
    printed: 'Sortie de la console\u00a0:',
    play: 'Modifier et exécuter',
  },
  ja: {
    outputOf: '{maker} の出力：',
    moreFiles: 'その他のファイル：{count}',
    errors: 'エラー：{count}',
    warnings: '警告：{count}',
    nothing: 'ファイルなし',
    printed: 'コンソール出力：',
    play: '編集して実行',
  },
  ko: {
    outputOf: '{maker} 출력:',
    moreFiles: '다른 파일: {count}',
    errors: '오류: {count}',
    warnings: '경고: {count}',
    nothing: '파일 없음',
    printed: '콘솔 출력:',
    play: '편집 및 실행',
  },
  pt: {
    outputOf: 'Saída de {maker}:',
    moreFiles: 'outros arquivos: {count}',
    errors: 'erros: {count}',
    warnings: 'avisos: {count}',
    nothing: 'nenhum arquivo',
    printed: 'Saída do console:',
    play: 'Editar e executar',
  },
  ru: {
    outputOf: 'Результат {maker}:',
    moreFiles: 'других файлов: {count}',
    errors: 'ошибок: {count}',
    warnings: 'предупреждений: {count}',
    nothing: 'нет файлов',
    printed: 'Вывод в консоль:',
    play: 'Изменить и запустить',
  },
  zh: {
    outputOf: '{maker} 的输出：',
    moreFiles: '其他文件数：{count}',
    errors: '错误数：{count}',
    warnings: '警告数：{count}',
    nothing: '没有文件',
    printed: '控制台输出：',
    play: '编辑并运行',
  },
};

/** The words of a language, or the English ones if it has none. */
export function outputWords(lang: string): OutputWords {
  const [tongue = lang] = lang.split('-');
  return (WORDS[tongue] ?? WORDS.en) as OutputWords;
}
