import type { AskTexts } from './askTexts';

/** The endpoint's texts in French. */
export const fr: AskTexts = {
  quoted:
    'Ces passages sont cités mot pour mot de la documentation\u00a0: aucun modèle de langage n’est configuré, rien n’a été écrit par une IA.',
  quotedForFailedModel:
    'Le modèle de langage n’a pas répondu\u00a0: les passages suivants sont cités mot pour mot de la documentation.',
  quotedForSlowModel:
    'Le modèle de langage a trop tardé à commencer\u00a0: les passages suivants sont cités mot pour mot de la documentation.',
  quotedForBusyModel:
    'Le modèle de langage est actuellement occupé\u00a0: les passages suivants sont cités mot pour mot de la documentation.',
  nothingFound: (link) => `Rien n’a été trouvé dans la documentation pour cette question. ${link}`,
  keywordSearch: 'Rechercher plutôt par mots-clés',
  noSource: '(sans source dans la documentation)',
  notFound: (names) => `(absent de la documentation\u00a0: ${names})`,
  notInDocs: 'La documentation ne répond pas à cette question.',
  tooLongQuestion: (limit) => `La question dépasse ${limit} caractères. Veuillez la raccourcir.`,
  tooManyMessages: (limit) =>
    `Une conversation peut compter ${limit} messages. Veuillez en démarrer une nouvelle.`,
  tooLargeBody: (kilobytes) =>
    `La conversation dépasse ${kilobytes} ko. Veuillez en démarrer une nouvelle.`,
  tooManyRequests: (seconds) => `Trop de questions. Veuillez réessayer dans ${seconds} s.`,
  tooManyStreams: 'Trop de réponses sont en cours. Veuillez attendre que l’une d’elles se termine.',
  serverBusy:
    'Trop de lecteurs posent des questions en ce moment. Veuillez réessayer dans un instant.',
  badRequest: 'La requête n’a pas pu être lue.',
  noQuestion: 'La requête ne contient aucune question.',
  badToken: 'La session a expiré. Veuillez recharger la page et reposer la question.',
  wrongMethod: 'Cette adresse n’accepte que POST.',
  wrongType: 'La requête doit être en JSON.',
  noSuchMessage: 'La réponse évaluée n’est pas connue ici.',
  opinionNotKept: 'Votre réponse n’a pas pu être enregistrée. Veuillez réessayer plus tard.',
  notKept: 'Votre évaluation n’a pas pu être enregistrée. Veuillez réessayer plus tard.',
  tookTooLong: 'La réponse a pris trop de temps et a été interrompue.',
  answerCut:
    'Le modèle de langage s’est arrêté avant la fin de sa réponse. Veuillez reposer la question.',
  searchFailed: 'La recherche a échoué. Veuillez réessayer plus tard.',
  notAvailable:
    'Il n’est pas possible de répondre aux questions pour le moment. Veuillez réessayer plus tard.',
};
