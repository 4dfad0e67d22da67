import type { Strings } from '../../strings';

/** The texts of the list of shortcuts, in a separate file so that they are loaded with it. */
export const shortcutStrings = {
  keyboardShortcuts: { en: 'Keyboard shortcuts', zh: '键盘快捷键' },
  keysOfSearch: { en: 'Search', zh: '搜索' },
  keysOfResults: { en: 'Previous or next result', zh: '上一个或下一个结果' },
  keysOfOpening: { en: 'Open the result', zh: '打开结果' },
  keysOfTabs: { en: 'Previous or next tab', zh: '上一个或下一个标签页' },
  keysOfChanges: {
    en: 'Next or previous change in a comparison',
    zh: '对比时的下一处或上一处差异',
  },
  keysOfClosing: { en: 'Close the open dialog or menu', zh: '关闭打开的窗口' },
  keysOfList: { en: 'This list', zh: '显示本列表' },
  closeShortcuts: { en: 'Close the list of shortcuts', zh: '关闭快捷键列表' },
} satisfies Strings;
