import type { Strings } from '../../strings';

/** The texts of the translation column, in a separate file so that they are loaded with it. */
export const besideStrings = {
  besideRegion: { en: 'This page in {{language}}', zh: '本页的{{language}}版' },
  besideLoading: { en: 'Loading the page in {{language}}…', zh: '正在加载{{language}}页面…' },
  besideFailed: {
    en: 'The page in {{language}} could not be loaded.',
    zh: '{{language}}页面加载失败。',
  },
  besideClose: { en: 'Close this column', zh: '关闭此栏' },
} satisfies Strings;
