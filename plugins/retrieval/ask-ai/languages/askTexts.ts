/** The texts that the endpoint sends to readers. */
export interface AskTexts {
  /** The first line of an answer without a model. */
  quoted: string;
  /** The first line of an answer that consists of quotes because the model failed, was too slow or has no room. */
  quotedForFailedModel: string;
  quotedForSlowModel: string;
  quotedForBusyModel: string;
  /** The message that nothing was found, with a link to the keyword search. */
  nothingFound: (searchLink: string) => string;
  keywordSearch: string;
  /** The mark after a paragraph of a model that cites no source. */
  noSource: string;
  /** The mark after text of a model with names, numbers or code that its sources do not contain. */
  notFound: (names: string) => string;
  /** The sentence that the model writes if the docs do not answer the question. */
  notInDocs: string;
  tooLongQuestion: (limit: number) => string;
  tooManyMessages: (limit: number) => string;
  tooLargeBody: (kilobytes: number) => string;
  tooManyRequests: (seconds: number) => string;
  tooManyStreams: string;
  serverBusy: string;
  badRequest: string;
  noQuestion: string;
  badToken: string;
  wrongMethod: string;
  wrongType: string;
  noSuchMessage: string;
  notKept: string;
  opinionNotKept: string;
  tookTooLong: string;
  /** The message that the model failed midway, or that its server truncated the answer. */
  answerCut: string;
  searchFailed: string;
  notAvailable: string;
}
