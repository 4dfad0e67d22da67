import type { Question } from './questions.ts';

/** A question and the sources of its answer. */
export interface Judged extends Question {
  links: string[];
}

/** The shares of questions whose correct section is first, or among the first three. */
export interface Quality {
  questions: number;
  first: number;
  firstThree: number;
}

function isRight({ links, sections }: Judged, count: number): boolean {
  return links.slice(0, count).some((link) => sections.includes(link));
}

/** Returns the quality of the selected sections. */
export function qualityOf(judged: readonly Judged[]): Quality {
  const share = (count: number) =>
    judged.filter((question) => isRight(question, count)).length / Math.max(1, judged.length);
  return { questions: judged.length, first: share(1), firstThree: share(3) };
}

/** Returns the share of questions without a source. */
export function refusalShare(judged: readonly Pick<Judged, 'links'>[]): number {
  return judged.filter(({ links }) => links.length === 0).length / Math.max(1, judged.length);
}

/** Returns the questions whose correct section is not first, with the sections that were selected. */
export function mistakes(judged: readonly Judged[]): string[] {
  return judged
    .filter((question) => !isRight(question, 1))
    .map((question) => {
      const place = isRight(question, 3) ? 'first 3' : 'missed ';
      return `${place} ${question.lang} ${question.question}\n         ${question.links.join('  ') || '(nothing)'}`;
    });
}
