import { expect, test } from 'vitest';
import { judgeAnswer } from './judgeAnswer.ts';

const asked = { lang: 'en', sections: ['/config/mode#values'] } as const;

test('an answer is evaluated by its linked sections', () => {
  const text =
    'Set it. [Mode › Values](/config/mode#values)\n\n- One [Mode](/config/mode)\n- Two\n';
  expect(judgeAnswer({ ...asked, sections: [...asked.sections] }, text, text)).toEqual({
    isRefused: false,
    sections: ['/config/mode#values', '/config/mode'],
    citesRight: true,
    blocks: 2,
    withoutSource: 0,
    doubted: 0,
    lostLinks: 0,
  });
});

test('marks in the answer and removed links are counted, and code is not a block', () => {
  const reply = 'One [a](/a).\n\nTwo [b](https://b.example).\n\n```js\nlet c = "[d](/d)";\n```\n';
  const answer =
    'One [a](/a). (not found in the docs: x, y)\n\nTwo b. (no source in the docs)\n\n```js\nlet c = "[d](/d)";\n```\n';
  expect(judgeAnswer({ lang: 'en', sections: ['/b'] }, answer, reply)).toMatchObject({
    citesRight: false,
    blocks: 2,
    withoutSource: 1,
    doubted: 1,
    lostLinks: 1,
  });
});

test('an answer without links is a refusal; Chinese addresses are those of the cases', () => {
  expect(judgeAnswer({ lang: 'zh', sections: [] }, '文档没有回答这个问题。', '')).toMatchObject({
    isRefused: true,
    citesRight: false,
  });
  const text = '见[模式](/zh/config/mode/#values)（文档中没有：x）。';
  expect(judgeAnswer({ lang: 'zh', sections: ['/config/mode#values'] }, text, text)).toMatchObject({
    citesRight: true,
    doubted: 1,
  });
});
