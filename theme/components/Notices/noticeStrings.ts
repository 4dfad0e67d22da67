import type { Strings } from '../../strings';

/** The texts of the network notices. They are loaded with the notices, after the first page. */
export const noticeStrings = {
  slow: {
    en: 'This is taking too long to load. The connection is slow, or the server does not respond.',
    zh: '加载时间过长，可能是网络较慢，或服务器没有响应。',
  },
  offline: {
    en: 'This could not be loaded. Check your network connection.',
    zh: '未能加载，请检查网络连接。',
  },
  outdated: {
    en: 'The site has been updated since you opened this page. Reload it to continue.',
    zh: '你打开本页后网站已有更新，请重新加载页面后继续。',
  },
  failed: {
    en: 'This could not be loaded, because the server did not send it.',
    zh: '未能加载：服务器没有返回所需内容。',
  },
  pageUnreachable: {
    en: 'The page could not be loaded. Check your network connection.',
    zh: '页面未能加载，请检查网络连接。',
  },
  pageNotSaved: {
    en: 'This page is not saved on this device, and could not be loaded. Check your network connection.',
    zh: '本页未保存在此设备上，也未能加载，请检查网络连接。',
  },
  reload: { en: 'Reload', zh: '重新加载' },
  tryAgain: { en: 'Try again', zh: '重试' },
  close: { en: 'Close', zh: '关闭' },
} satisfies Strings;
