import { describe, expect, it } from 'vitest';
import { countMentions } from './countMentions.ts';

const section = (page: number, title: string, prose = '', isPage = false) => ({
  page,
  isPage,
  title,
  prose,
});

describe('how well known a heading is', () => {
  it('are the other pages that name it, each once', () => {
    const sections = [
      section(0, 'output.path', 'See output.path.'),
      section(1, 'Files', 'Set output.path, then Output.Path again.'),
      section(2, 'compiler.run(callback)', 'Not output.pathinfo, not my.output.path.'),
      section(3, 'Running', 'Call `compiler.run` or (output.path).'),
    ];
    expect(countMentions(sections)).toEqual([2, 0, 1, 0]);
  });

  it('is nothing for words that are no names', () => {
    const sections = [
      section(0, 'Files'),
      section(0, 'Two words'),
      section(1, 'A', 'Files. Two words.'),
    ];
    expect(countMentions(sections)).toEqual([0, 0, 0]);
  });

  it('is nothing for the section of a page that shares its name with those of others', () => {
    const sections = [
      section(0, 'output.publicPath'),
      section(1, 'publicPath'),
      section(2, 'CopyPlugin', '', true),
      section(3, 'rspack.CopyPlugin'),
      section(4, 'Files', 'The publicPath; output.publicPath; CopyPlugin.'),
    ];
    expect(countMentions(sections)).toEqual([1, 0, 1, 0, 0]);
  });
});
