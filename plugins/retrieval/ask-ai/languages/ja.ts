import type { AskTexts } from './askTexts';

/** The endpoint's texts in Japanese. */
export const ja: AskTexts = {
  quoted:
    '以下はドキュメントからそのまま引用した箇所です。言語モデルは設定されておらず、AI が書いた文章はありません。',
  quotedForFailedModel:
    '言語モデルが応答しなかったため、ドキュメントの該当箇所をそのまま引用します。',
  quotedForSlowModel:
    '言語モデルの応答開始が遅いため、ドキュメントの該当箇所をそのまま引用します。',
  quotedForBusyModel:
    '言語モデルが混み合っているため、ドキュメントの該当箇所をそのまま引用します。',
  nothingFound: (link) => `この質問に関する内容はドキュメントに見つかりませんでした。${link}`,
  keywordSearch: 'キーワードで検索する',
  noSource: '（ドキュメントに出典なし）',
  notFound: (names) => `（ドキュメントにありません：${names}）`,
  notInDocs: 'ドキュメントにはこの質問への回答がありません。',
  tooLongQuestion: (limit) => `質問が ${limit} 文字を超えています。短くしてください。`,
  tooManyMessages: (limit) =>
    `1 つの会話に送れるメッセージは ${limit} 件までです。新しい会話を始めてください。`,
  tooLargeBody: (kilobytes) =>
    `会話が ${kilobytes} kB を超えています。新しい会話を始めてください。`,
  tooManyRequests: (seconds) => `質問が多すぎます。${seconds} 秒後にもう一度お試しください。`,
  tooManyStreams: '作成中の回答が多すぎます。いずれかが終わるまでお待ちください。',
  serverBusy: '現在、質問が集中しています。しばらくしてからもう一度お試しください。',
  badRequest: 'リクエストを読み取れませんでした。',
  noQuestion: 'リクエストに質問がありません。',
  badToken: 'セッションの有効期限が切れました。ページを再読み込みして、もう一度質問してください。',
  wrongMethod: 'このアドレスは POST のみ受け付けます。',
  wrongType: 'リクエストは JSON でなければなりません。',
  noSuchMessage: '評価の対象となる回答が見つかりません。',
  opinionNotKept: '回答を保存できませんでした。しばらくしてからもう一度お試しください。',
  notKept: '評価を保存できませんでした。しばらくしてからもう一度お試しください。',
  tookTooLong: '回答に時間がかかりすぎたため、終了しました。',
  answerCut: '回答が終わる前に言語モデルが停止しました。もう一度質問してください。',
  searchFailed: '検索に失敗しました。しばらくしてからもう一度お試しください。',
  notAvailable: '現在、質問に回答できません。しばらくしてからもう一度お試しください。',
};
