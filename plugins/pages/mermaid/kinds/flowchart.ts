import { type DiagramLine, notDrawn, type ReadKind, type Report } from '../diagram';
import { drawnLabel, inlineLabel, labelProblem, labelText } from '../signs';

/** The delimiters of labels by the shape of the box, the longest first. */
const SHAPES: readonly (readonly [begin: string, end: string])[] = [
  ['(((', ')))'],
  ['([', '])'],
  ['((', '))'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['[/', '\\]'],
  ['[\\', '/]'],
  ['{{', '}}'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
  ['>', ']'],
];

const HEADER = /^(?:graph|flowchart)(?:\s+(TB|TD|LR|BT|RL))?$/i;
const NAME = /^[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*/u;
const SUBGRAPH = /^subgraph\s+(?:([\p{L}\p{N}_-]+)\s*\[(.+)\]|(.+))$/u;
const DIRECTION = /^direction\s+(TB|TD|LR|BT|RL)$/i;
const ACCENT = /^class\s+([\p{L}\p{N}_,\s-]+?)\s+accent$/u;
/** Matches lines that make a box a link. */
const CLICK = /^click\s/;
const COLORS = /^(?:classDef|class|style|linkStyle)\s/;
const LINK = /^(<)?(?:--+[->]|-\.+->?|==+[=>])/;
const LINK_WITH_WORDS = /^(<)?(?:--|-\.|==)\s*([^\s>|=.-].*?)\s*(?:--+[->]|\.+->?|==+[=>])/;
const PIPED = /^\s*\|([^|]*)\|/;

interface Box {
  name: string;
  label?: string;
  begin: string;
  end: string;
  isAccent: boolean;
  group?: Group;
}

interface Group {
  name: string;
  label: string;
  direction?: string;
  groups: Group[];
  above?: Group;
}

interface Link {
  from: string;
  to: string;
  operator: string;
  label: string;
}

/** Parses the lines of a flowchart. */
class Flowchart {
  readonly boxes = new Map<string, Box>();
  readonly links: Link[] = [];
  readonly groups: Group[] = [];
  private group: Group | undefined;

  constructor(private readonly report: Report) {}

  private box(name: string): Box {
    const known = this.boxes.get(name);
    if (known) {
      known.group ??= this.group;
      return known;
    }
    const box: Box = { name, begin: '[', end: ']', isAccent: false, group: this.group };
    this.boxes.set(name, box);
    return box;
  }

  private label(written: string, line: DiagramLine): string {
    const label = labelText(written);
    const problem = labelProblem(label);
    if (problem) this.report(line, problem);
    return label;
  }

  begin(match: RegExpExecArray, line: DiagramLine): void {
    const [, name, label, only = ''] = match;
    const text = this.label(label ?? only, line);
    const group: Group = { name: name ?? text, label: text, groups: [], above: this.group };
    (this.group?.groups ?? this.groups).push(group);
    this.group = group;
  }

  end(line: DiagramLine): void {
    if (!this.group) this.report(line, '"end" does not close anything → remove it');
    this.group = this.group?.above;
  }

  direct(direction: string, line: DiagramLine): void {
    if (this.group) this.group.direction = direction.toUpperCase();
    else this.report(line, notDrawn(line, 'write the direction after "flowchart"'));
  }

  accent(names: string): void {
    for (const name of names.split(',')) this.box(name.trim()).isAccent = true;
  }

  /** The innermost group that is still open. */
  get open(): Group | undefined {
    return this.group;
  }

  /** Parses a box at the beginning of a text. Returns its name and the remaining text. */
  private readBox(text: string, line: DiagramLine): [name: string, rest: string] | undefined {
    const name = NAME.exec(text)?.[0];
    if (name === undefined) return undefined;
    const box = this.box(name);
    let rest = text.slice(name.length);
    const shape = SHAPES.find(([begin]) => rest.startsWith(begin));
    if (shape) {
      const [begin, end] = shape;
      const quoted = /^\s*"[^"]*"\s*/.exec(rest.slice(begin.length))?.[0] ?? '';
      const at = rest.indexOf(end, begin.length + quoted.length);
      if (at === -1) return undefined;
      box.label = this.label(rest.slice(begin.length, at), line);
      Object.assign(box, { begin, end });
      rest = rest.slice(at + end.length);
    }
    const accent = /^:::accent\b/.exec(rest);
    if (accent) {
      box.isAccent = true;
      rest = rest.slice(accent[0].length);
    }
    return [name, rest.trimStart()];
  }

  /** Parses boxes separated by `&`. */
  private readBoxes(text: string, line: DiagramLine): [names: string[], rest: string] | undefined {
    const names: string[] = [];
    let rest = text;
    do {
      const found = this.readBox(rest.replace(/^&\s*/, ''), line);
      if (!found) return undefined;
      names.push(found[0]);
      rest = found[1];
    } while (rest.startsWith('&'));
    return [names, rest];
  }

  private readLink(
    text: string,
    line: DiagramLine,
  ): [link: Pick<Link, 'operator' | 'label'>, rest: string] | undefined {
    const withWords = LINK_WITH_WORDS.exec(text);
    const found = LINK.exec(text) ?? withWords;
    if (!found) return undefined;
    const written = found[0];
    const isTwoWay = found[1] !== undefined;
    const hasHead = written.endsWith('>');
    const body = /^<?==/.test(written) ? '==' : /^<?-\./.test(written) ? '-.-' : '--';
    const last = body === '==' ? '=' : '-';
    const plain = body === '-.-' ? body : body + last;
    const headed = `${body}>`;
    const piped = PIPED.exec(text.slice(written.length));
    const label = piped?.[1] ?? (found === withWords ? (found[2] ?? '') : '');
    const rest = text.slice(written.length + (piped?.[0].length ?? 0)).trimStart();
    const operator = `${isTwoWay ? '<' : ''}${hasHead ? headed : plain}`;
    return [{ operator, label: this.label(label, line) }, rest];
  }

  /** Parses a line such as `A[One] --> B & C --> D`. */
  read(line: DiagramLine): void {
    const first = this.readBoxes(line.text, line);
    let [names, rest] = first ?? [[], line.text];
    let isWhole = first !== undefined;
    while (isWhole && rest !== '' && !rest.startsWith(';')) {
      const link = this.readLink(rest, line);
      const next = link && this.readBoxes(link[1], line);
      isWhole = next !== undefined;
      if (!link || !next) break;
      for (const from of names) for (const to of next[0]) this.links.push({ from, to, ...link[0] });
      [names, rest] = next;
    }
    if (isWhole) {
      const others = rest.slice(1).trim();
      if (others !== '') this.read({ ...line, text: others });
      return;
    }
    const remedy = /@\{/.test(rest)
      ? 'write the shape of the box with brackets, such as A(Round)'
      : /:::/.test(rest)
        ? 'colors come from the theme; write :::accent, or remove it'
        : /--[xo]|[xo]--|~~~/.test(rest)
          ? 'use one of --> --- -.-> -.- ==> ==='
          : 'correct the line';
    this.report(line, notDrawn({ ...line, text: rest }, remedy));
  }
}

/** Writes the chart for the library, with generated names and a label for each box. */
function written(chart: Flowchart, direction: string): string {
  const ids = new Map([...chart.boxes.keys()].map((name, at) => [name, `n${at}`]));
  const groupIds = new Map<Group, string>();
  const lines = [`flowchart ${direction}`];
  const boxesOf = (group: Group | undefined) =>
    [...chart.boxes.values()].filter((box) => box.group === group && !isGroup(box.name));
  const isGroup = (name: string) => all(chart.groups).some((group) => group.name === name);

  const addBox = ({ name, label = name, begin, end, isAccent }: Box) => {
    const accent = isAccent ? ':::accent' : '';
    lines.push(`${ids.get(name)}${begin}${drawnLabel(label)}${end}${accent}`);
  };
  const addGroup = (group: Group) => {
    const id = `g${groupIds.size}`;
    groupIds.set(group, id);
    ids.set(group.name, id);
    lines.push(`subgraph ${id} [${drawnLabel(group.label)}]`);
    if (group.direction && !isLinkedOutside(group, chart)) {
      lines.push(`direction ${group.direction}`);
    }
    for (const box of boxesOf(group)) addBox(box);
    for (const inner of group.groups) addGroup(inner);
    lines.push('end');
  };
  for (const group of chart.groups) addGroup(group);
  for (const box of boxesOf(undefined)) addBox(box);
  for (const { from, to, operator, label } of chart.links) {
    const words = label === '' ? '' : `|${drawnLabel(label)}|`;
    lines.push(`${ids.get(from)} ${operator}${words} ${ids.get(to)}`);
  }
  lines.push('classDef accent fill:var(--accent-soft),stroke:var(--accent-line)');
  return lines.join('\n');
}

const all = (groups: readonly Group[]): Group[] =>
  groups.flatMap((group) => [group, ...all(group.groups)]);

/**
 * Whether a link crosses the border of a group. In that case, the group has the direction of its
 * surroundings.
 */
function isLinkedOutside(group: Group, { boxes, links }: Flowchart): boolean {
  const groups = all([group]);
  const isInside = (name: string) => {
    const own = boxes.get(name)?.group;
    return (own && groups.includes(own)) || groups.some((one) => one.name === name);
  };
  return links.some(({ from, to }) => isInside(from) !== isInside(to));
}

function summary({ boxes, links, groups }: Flowchart): string {
  const named = new Map(all(groups).map(({ name, label }) => [name, label]));
  const text = (name: string) => inlineLabel(named.get(name) ?? boxes.get(name)?.label ?? name);
  const told = links.map(({ from, to, operator, label }) => {
    const arrow = operator.startsWith('<') ? '↔' : operator.endsWith('>') ? '→' : '–';
    const words = label === '' ? '' : ` (${inlineLabel(label)})`;
    return `${text(from)} ${arrow} ${text(to)}${words}`;
  });
  const linked = new Set(links.flatMap(({ from, to }) => [from, to]));
  const alone = [...boxes.keys()].filter((name) => !linked.has(name) && !named.has(name)).map(text);
  return [...told, ...alone].join('; ');
}

/** Parses flowcharts: `flowchart LR`, `graph TD`. */
export const readFlowchart: ReadKind = (header, lines, report) => {
  const chart = new Flowchart(report);
  const found = HEADER.exec(header.text.replace(/;$/, ''));
  if (!found) report(header, notDrawn(header, 'write flowchart and TB, LR, BT or RL'));
  for (const line of lines) {
    const text = line.text.replace(/\s*;$/, '');
    const clean = { ...line, text };
    const group = SUBGRAPH.exec(text);
    const direction = DIRECTION.exec(text)?.[1];
    const accent = ACCENT.exec(text)?.[1];
    if (group) chart.begin(group, clean);
    else if (text === 'end') chart.end(clean);
    else if (direction) chart.direct(direction, clean);
    else if (accent) chart.accent(accent);
    else if (COLORS.test(text)) {
      report(clean, 'colors come from the theme → remove the line, or write :::accent after a box');
    } else if (CLICK.test(text)) {
      report(clean, notDrawn(clean, 'boxes cannot be links; remove the line'));
    } else chart.read(clean);
  }
  const last = lines.at(-1) ?? header;
  if (chart.open) report(last, `subgraph ${chart.open.label} is not closed → add a line "end"`);
  return { source: written(chart, found?.[1]?.toUpperCase() ?? 'TB'), summary: summary(chart) };
};
