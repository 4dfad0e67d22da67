import type { SampleNode } from '../sampleNode';
import type { OutputRecord } from './outputRecord';
import { type OutputSummary, outputLines, outputSummary } from './outputText';

/** A node that becomes a plain HTML element. */
interface HtmlNode extends SampleNode {
  value?: string;
  data?: { hName: string; hProperties?: Record<string, unknown> };
}

const text = (value: string): HtmlNode => ({ type: 'text', value });

function element(
  hName: string,
  children: HtmlNode[],
  hProperties?: Record<string, unknown>,
): HtmlNode {
  return { type: 'outputPart', data: { hName, ...(hProperties && { hProperties }) }, children };
}

function summaryNodes({ label, files, counts }: OutputSummary): HtmlNode[] {
  const named = files.flatMap(({ name, size }, index): HtmlNode[] => [
    text(index === 0 ? ' ' : ', '),
    element('code', [text(name)]),
    text(` ${size}`),
  ]);
  const rest = counts.join(', ');
  if (rest === '') return [text(label), ...named];
  return [text(label), ...named, text(`${files.length > 0 ? ',' : ''} ${rest}`)];
}

/** The output to show below a sample. */
export interface ShownOutput {
  record: OutputRecord;
  /** The bundler that produced it: `Rspack 2.3.2`. */
  maker: string;
  lang: string;
  /** The link to edit and build the sample. */
  play?: { href: string; label: string };
}

/** The output of a sample as HTML that expands without JavaScript. */
export function outputNode({ record, maker, lang, play }: ShownOutput): SampleNode {
  const details = element('details', [
    element('summary', summaryNodes(outputSummary(record, maker, lang))),
    element('samp', [text(outputLines(record, lang))]),
  ]);
  const link = play && element('a', [text(play.label)], { href: play.href, dataWritten: '' });
  return element('div', link ? [details, link] : [details], { className: ['lt-output'] });
}
