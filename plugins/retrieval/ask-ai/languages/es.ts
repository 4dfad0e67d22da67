import type { AskTexts } from './askTexts';

/** The endpoint's texts in Spanish. */
export const es: AskTexts = {
  quoted:
    'Estos pasajes se citan literalmente de la documentación: no hay ningún modelo de lenguaje configurado y nada de esto lo ha escrito una IA.',
  quotedForFailedModel:
    'El modelo de lenguaje no respondió: los pasajes siguientes se citan literalmente de la documentación.',
  quotedForSlowModel:
    'El modelo de lenguaje tardó demasiado en empezar: los pasajes siguientes se citan literalmente de la documentación.',
  quotedForBusyModel:
    'El modelo de lenguaje está ocupado en este momento: los pasajes siguientes se citan literalmente de la documentación.',
  nothingFound: (link) => `No se encontró nada en la documentación para esta pregunta. ${link}`,
  keywordSearch: 'Buscar por palabras clave',
  noSource: '(sin fuente en la documentación)',
  notFound: (names) => `(no está en la documentación: ${names})`,
  notInDocs: 'La documentación no responde a esta pregunta.',
  tooLongQuestion: (limit) => `La pregunta tiene más de ${limit} caracteres. Acórtala.`,
  tooManyMessages: (limit) => `Una conversación puede tener ${limit} mensajes. Inicia una nueva.`,
  tooLargeBody: (kilobytes) => `La conversación ocupa más de ${kilobytes} kB. Inicia una nueva.`,
  tooManyRequests: (seconds) => `Demasiadas preguntas. Vuelve a preguntar dentro de ${seconds} s.`,
  tooManyStreams: 'Hay demasiadas respuestas en curso. Espera a que termine una.',
  serverBusy:
    'Demasiadas personas están preguntando en este momento. Inténtalo de nuevo en unos instantes.',
  badRequest: 'No se pudo leer la solicitud.',
  noQuestion: 'La solicitud no contiene ninguna pregunta.',
  badToken: 'La sesión ha caducado. Recarga la página y vuelve a preguntar.',
  wrongMethod: 'Esta dirección solo admite POST.',
  wrongType: 'La solicitud debe ser JSON.',
  noSuchMessage: 'Aquí no se conoce la respuesta valorada.',
  opinionNotKept: 'No se pudo guardar tu respuesta. Inténtalo más tarde.',
  notKept: 'No se pudo guardar tu valoración. Inténtalo más tarde.',
  tookTooLong: 'La respuesta tardó demasiado y se interrumpió.',
  answerCut: 'El modelo de lenguaje se detuvo antes de completar la respuesta. Vuelve a preguntar.',
  searchFailed: 'La búsqueda falló. Inténtalo más tarde.',
  notAvailable: 'En este momento no se pueden responder preguntas. Inténtalo más tarde.',
};
