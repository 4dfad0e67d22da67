import type { Strings } from '../../strings';

/**
 * The texts that the service worker shows instead of a page that is not saved. The build passes them
 * to it.
 */
export const offlinePageStrings = {
  pageNotOnDevice: { en: 'This page is not on this device', zh: '此设备上没有本页' },
  pageNeedsNetwork: {
    en: 'You are offline, or the server cannot be reached. This page is not part of what you saved for reading offline.',
    zh: '你处于离线状态，或无法连接服务器。本页不在你保存的离线内容中。',
  },
  savedHere: { en: 'Saved on this device:', zh: '此设备上已保存：' },
  tryAgain: { en: 'Try again', zh: '重试' },
} satisfies Strings;
