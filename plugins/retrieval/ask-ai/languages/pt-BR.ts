import type { AskTexts } from './askTexts';

/** The endpoint's texts in Brazilian Portuguese. */
export const ptBR: AskTexts = {
  quoted:
    'Estes trechos são citados literalmente da documentação: nenhum modelo de linguagem está configurado e nada aqui foi escrito por IA.',
  quotedForFailedModel:
    'O modelo de linguagem não respondeu: os trechos a seguir são citados literalmente da documentação.',
  quotedForSlowModel:
    'O modelo de linguagem demorou demais para começar: os trechos a seguir são citados literalmente da documentação.',
  quotedForBusyModel:
    'O modelo de linguagem está ocupado no momento: os trechos a seguir são citados literalmente da documentação.',
  nothingFound: (link) => `Nada foi encontrado na documentação para esta pergunta. ${link}`,
  keywordSearch: 'Buscar por palavras-chave',
  noSource: '(sem fonte na documentação)',
  notFound: (names) => `(não está na documentação: ${names})`,
  notInDocs: 'A documentação não responde a esta pergunta.',
  tooLongQuestion: (limit) => `A pergunta tem mais de ${limit} caracteres. Encurte-a.`,
  tooManyMessages: (limit) => `Uma conversa pode ter ${limit} mensagens. Inicie uma nova.`,
  tooLargeBody: (kilobytes) => `A conversa tem mais de ${kilobytes} kB. Inicie uma nova.`,
  tooManyRequests: (seconds) =>
    `Muitas perguntas em pouco tempo. Pergunte novamente em ${seconds} s.`,
  tooManyStreams: 'Há respostas demais em andamento. Aguarde até que uma termine.',
  serverBusy: 'Há muitas pessoas perguntando no momento. Tente novamente em instantes.',
  badRequest: 'Não foi possível ler a solicitação.',
  noQuestion: 'A solicitação não contém nenhuma pergunta.',
  badToken: 'A sessão expirou. Recarregue a página e pergunte novamente.',
  wrongMethod: 'Este endereço aceita apenas POST.',
  wrongType: 'A solicitação deve ser JSON.',
  noSuchMessage: 'A resposta avaliada não é conhecida aqui.',
  opinionNotKept: 'Não foi possível salvar sua resposta. Tente novamente mais tarde.',
  notKept: 'Não foi possível salvar sua avaliação. Tente novamente mais tarde.',
  tookTooLong: 'A resposta demorou demais e foi encerrada.',
  answerCut: 'O modelo de linguagem parou antes de completar a resposta. Pergunte novamente.',
  searchFailed: 'A busca falhou. Tente mais tarde.',
  notAvailable: 'No momento não é possível responder a perguntas. Tente mais tarde.',
};
