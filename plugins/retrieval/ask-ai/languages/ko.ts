import type { AskTexts } from './askTexts';

/** The endpoint's texts in Korean. */
export const ko: AskTexts = {
  quoted:
    '다음은 문서에서 그대로 인용한 부분입니다. 언어 모델이 설정되어 있지 않으며 AI가 작성한 내용은 없습니다.',
  quotedForFailedModel: '언어 모델이 응답하지 않아 문서의 해당 부분을 그대로 인용합니다.',
  quotedForSlowModel: '언어 모델이 제때 시작하지 않아 문서의 해당 부분을 그대로 인용합니다.',
  quotedForBusyModel: '언어 모델이 현재 사용 중이어서 문서의 해당 부분을 그대로 인용합니다.',
  nothingFound: (link) => `이 질문에 관한 내용을 문서에서 찾지 못했습니다. ${link}`,
  keywordSearch: '키워드로 검색하기',
  noSource: '(문서에 출처 없음)',
  notFound: (names) => `(문서에 없음: ${names})`,
  notInDocs: '문서에 이 질문에 대한 답이 없습니다.',
  tooLongQuestion: (limit) => `질문이 ${limit}자를 넘습니다. 줄여 주세요.`,
  tooManyMessages: (limit) =>
    `한 대화에는 메시지를 ${limit}개까지 보낼 수 있습니다. 새 대화를 시작하세요.`,
  tooLargeBody: (kilobytes) => `대화가 ${kilobytes} kB를 넘습니다. 새 대화를 시작하세요.`,
  tooManyRequests: (seconds) => `질문이 너무 많습니다. ${seconds}초 후에 다시 질문하세요.`,
  tooManyStreams: '진행 중인 답변이 너무 많습니다. 하나가 끝날 때까지 기다려 주세요.',
  serverBusy: '지금 질문하는 사람이 너무 많습니다. 잠시 후 다시 시도하세요.',
  badRequest: '요청을 읽을 수 없습니다.',
  noQuestion: '요청에 질문이 없습니다.',
  badToken: '세션이 만료되었습니다. 페이지를 새로고침하고 다시 질문하세요.',
  wrongMethod: '이 주소는 POST만 받습니다.',
  wrongType: '요청은 JSON이어야 합니다.',
  noSuchMessage: '평가한 답변을 찾을 수 없습니다.',
  opinionNotKept: '답변을 저장하지 못했습니다. 나중에 다시 시도하세요.',
  notKept: '평가를 저장하지 못했습니다. 나중에 다시 시도하세요.',
  tookTooLong: '답변에 시간이 너무 오래 걸려 중단했습니다.',
  answerCut: '답변이 끝나기 전에 언어 모델이 멈췄습니다. 다시 질문하세요.',
  searchFailed: '검색에 실패했습니다. 나중에 다시 시도하세요.',
  notAvailable: '지금은 질문에 답할 수 없습니다. 나중에 다시 시도하세요.',
};
