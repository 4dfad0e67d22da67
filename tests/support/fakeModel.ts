import {
  type Act,
  fakeUpstream,
  type UpstreamCall,
} from '../../plugins/retrieval/ask-ai/testing/fakeUpstream';
import { ASK_MODEL } from './sites';

/** Returns the text of a message, whose content can be a list of parts. */
function textOf({ content }: UpstreamCall['messages'][number]): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}

/**
 * Behaves as the question requests: the model is slow, disconnects, invents sources, searches, or
 * answers.
 */
function script({ messages }: UpstreamCall): readonly Act[] {
  const asked = textOf(
    messages.findLast(({ role }) => role === 'user') ?? { role: '', content: '' },
  );
  const question = asked.slice(asked.lastIndexOf('Question: '));
  const [, source = ''] = /(\[[^\]]+\]\(\/[^)]+\))/.exec(asked) ?? [];
  const hasSearched = messages.some(({ role }) => role === 'tool');
  if (question.includes('slow')) {
    return [{ say: `The first words. ${source}\n\n` }, { wait: 120_000 }, { say: 'Too late.' }];
  }
  if (question.includes('dies') || question.includes('？！')) {
    return [{ say: `This much arrived. ${source}\n\n` }, { wait: 1500 }, { die: true }];
  }
  if (question.includes('lies')) {
    return [
      { say: `True. ${source}\n\nLog in at [the shop](https://evil.example/login) ` },
      { say: 'or https://evil.example/other, see [Nowhere](/guide/no-such-page).\n\n' },
      { say: '![seen](https://evil.example/pixel.png)\n' },
    ];
  }
  if (question.includes('searches') && !hasSearched) return [{ search: 'css modules' }];
  return [{ say: `In short: do this. ${source}\n` }];
}

await fakeUpstream(script, ASK_MODEL.modelPort);
