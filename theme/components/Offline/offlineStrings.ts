import type { Strings } from '../../strings';

/** The texts of the dialog for offline reading. They are loaded with it. */
export const offlineStrings = {
  packWithSearch: {
    en: { one: '{{count}} page and search', other: '{{count}} pages and search' },
    zh: '{{count}} 个页面及搜索',
  },
  packOfPages: {
    en: { one: '{{count}} page', other: '{{count}} pages' },
    zh: '{{count}} 个页面',
  },
  packSize: {
    en: '{{transfer}} to download, {{stored}} on this device',
    zh: '下载 {{transfer}}，占用设备空间 {{stored}}',
  },
  packStored: { en: '{{stored}} on this device', zh: '占用设备空间 {{stored}}' },
  savePack: { en: 'Save for offline', zh: '保存到设备' },
  cancelPack: { en: 'Cancel', zh: '取消' },
  removePack: { en: 'Remove from this device', zh: '从设备移除' },
  packProgress: { en: '{{done}} of {{total}}', zh: '已下载 {{done}}，共 {{total}}' },
  packStarted: { en: 'Saving…', zh: '正在保存…' },
  packSaved: {
    en: 'Saved. You can read it without a network connection. It is updated while you read online. Last update: {{date}}.',
    zh: '已保存，无需网络即可阅读。在线阅读时会自动更新，上次更新：{{date}}。',
  },
  packCancelled: { en: 'Canceled. Nothing was saved.', zh: '已取消，未保留任何内容。' },
  packRemoved: { en: 'Removed from this device.', zh: '已从此设备移除。' },
  packOffline: {
    en: 'The connection was lost. The files downloaded so far are kept. Try again when you are online.',
    zh: '网络连接已断开。已下载的部分会保留，联网后请重试。',
  },
  packSlow: {
    en: 'The server did not respond in time. The files downloaded so far are kept. Try again.',
    zh: '服务器未及时响应。已下载的部分会保留，请重试。',
  },
  packFull: {
    en: 'There is not enough space on this device. Free up some space, and try again.',
    zh: '设备空间不足，请腾出空间后重试。',
  },
  packNotStored: {
    en: 'The browser could not save the pages. Try again, or restart the browser.',
    zh: '浏览器未能保存页面，请重试，或重启浏览器。',
  },
  packChanged: {
    en: 'The site is being updated right now. Try again in a few minutes.',
    zh: '网站正在更新，请过几分钟再试。',
  },
  packFailed: {
    en: 'The server did not send a required file. The files downloaded so far are kept. Try again later.',
    zh: '服务器未返回所需的文件。已下载的部分会保留，请稍后重试。',
  },
  packUnsupported: {
    en: 'This browser cannot save pages here. Saving requires HTTPS, and does not work in a private window.',
    zh: '当前浏览器无法在此保存页面：需要通过 HTTPS 访问，且不能使用无痕窗口。',
  },
  packUnknown: {
    en: 'The list of what can be saved could not be loaded. Check your network connection.',
    zh: '未能加载可保存的内容，请检查网络连接。',
  },
} satisfies Strings;
