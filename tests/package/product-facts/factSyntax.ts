import type { SyntaxExtensions } from 'lectern';

declare module 'mdast' {
  interface FactNode {
    type: 'fact';
    value: string;
  }
  interface PhrasingContentMap {
    fact: FactNode;
  }
  interface RootContentMap {
    fact: FactNode;
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    fact: 'fact';
    factMark: 'factMark';
    factName: 'factName';
  }
}

const AT = 64;
const isLetter = (code: number | null) => code !== null && code >= 97 && code <= 122;

/** Parses `@@price@@` as a node of the type `fact` with the value `price`. */
export const factSyntax: SyntaxExtensions = {
  micromark: [
    {
      text: {
        [AT]: {
          name: 'fact',
          tokenize(effects, ok, nok) {
            let marks = 0;
            return (code) => {
              effects.enter('fact');
              effects.enter('factMark');
              return mark(code);
            };
            function mark(code: number | null): ReturnType<typeof ok> {
              if (code !== AT) return nok(code);
              effects.consume(code);
              marks += 1;
              if (marks % 2 === 1) return mark;
              effects.exit('factMark');
              if (marks === 2) return begin;
              effects.exit('fact');
              return ok;
            }
            function begin(code: number | null): ReturnType<typeof ok> {
              if (!isLetter(code)) return nok(code);
              effects.enter('factName');
              return letter(code);
            }
            function letter(code: number | null): ReturnType<typeof ok> {
              if (isLetter(code)) {
                effects.consume(code);
                return letter;
              }
              effects.exit('factName');
              effects.enter('factMark');
              return mark(code);
            }
          },
        },
      },
    },
  ],
  fromMarkdown: [
    {
      enter: {
        fact(token) {
          this.enter({ type: 'fact', value: '' }, token);
        },
      },
      exit: {
        factName(token) {
          const node = this.stack.at(-1);
          if (node?.type === 'fact') node.value = this.sliceSerialize(token);
        },
        fact(token) {
          this.exit(token);
        },
      },
    },
  ],
};
