/** What the endpoint says to readers. */
export interface AskTexts {
  /** The first line of an answer without a model. */
  quoted: string;
  /** The first line of an answer that quotes because the model failed, or took too long to begin. */
  quotedForFailedModel: string;
  quotedForSlowModel: string;
  /** Nothing fits; the link leads to the keyword search. */
  nothingFound: (searchLink: string) => string;
  keywordSearch: string;
  /** Behind a paragraph of a model that names no source. */
  noSource: string;
  /** Behind what a model says of names, numbers or code that its sources do not have. */
  notFound: (names: string) => string;
  /** What the model is told to say if the docs do not answer. */
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
  /** The model failed behind its first words, or its server cut it. */
  answerCut: string;
  searchFailed: string;
  notAvailable: string;
}
