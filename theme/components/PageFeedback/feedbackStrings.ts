import type { Strings } from '../../strings';

/** The texts of the feedback question below a page. */
export const feedbackStrings = {
  pageHelpful: { en: 'Was this page helpful?', zh: '本页对你有帮助吗？' },
  pageHelped: { en: 'Yes', zh: '有帮助' },
  pageDidNotHelp: { en: 'No', zh: '没有帮助' },
  whatHelped: { en: 'What helped you? (optional)', zh: '哪些内容对你有帮助？（选填）' },
  whatIsMissing: {
    en: 'What is missing or wrong? (optional)',
    zh: '缺少什么，或哪里有误？（选填）',
  },
  opinionPrivacy: {
    en: 'Your answer is stored with the address of the page, without any data about you.',
    zh: '只与本页地址一起保存，不包含任何关于你的信息。',
  },
  sendOpinion: { en: 'Send', zh: '提交' },
  sendingOpinion: { en: 'Sending…', zh: '正在提交…' },
  opinionStored: { en: 'Thank you for your answer.', zh: '感谢你的反馈。' },
  opinionFailed: {
    en: 'Your answer could not be stored. Please try again later.',
    zh: '你的反馈未能保存，请稍后再试。',
  },
} satisfies Strings;
