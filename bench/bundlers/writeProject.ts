import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The number of components that a component renders. */
const CHILDREN = 5;

/** The number of components in a folder. */
const PER_FOLDER = 100;

const folderOf = (index: number) => `part-${Math.floor(index / PER_FOLDER)}`;

/** Returns the components that a component renders, which form a tree. */
function childrenOf(index: number, count: number): number[] {
  const first = index * CHILDREN + 1;
  return Array.from({ length: CHILDREN }, (_, at) => first + at).filter((child) => child < count);
}

/** Returns a component with state, types, and helpers, one of which is unused. */
function component(index: number, count: number): string {
  const children = childrenOf(index, count);
  const imports = children.map(
    (child) => `import { Part${child} } from '../${folderOf(child)}/Part${child}';`,
  );
  return `import { useState } from 'react';
${imports.join('\n')}

export interface Part${index}Props {
  label: string;
  /** How often it was clicked before. */
  start?: number;
}

enum Phase${index} {
  Idle = 'idle',
  Busy = 'busy',
}

export function total${index}(values: readonly number[], rate: number): number {
  const net = values.reduce((sum, value) => sum + value, 0);
  return Math.round(net * (1 + rate) * 100) / 100;
}

export function unused${index}(values: readonly string[]): string[] {
  return values.map((value) => value.toUpperCase()).filter((value) => value.length > ${index});
}

export function Part${index}({ label, start = ${index} }: Part${index}Props) {
  const [count, setCount] = useState<number>(start);
  const phase = count > start ? Phase${index}.Busy : Phase${index}.Idle;
  return (
    <section data-phase={phase} aria-label={label}>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        {label}: {total${index}([count, ${index}, start], 0.19)}
      </button>
${children.map((child) => `      <Part${child} label={\`\${label}/${child}\`} />`).join('\n')}
    </section>
  );
}
`;
}

const ENTRY = `import { createRoot } from 'react-dom/client';
import { Part0 } from './part-0/Part0';

createRoot(document.getElementById('root')!).render(<Part0 label="0" />);
`;

const PAGE = `<!doctype html>
<title>Parts</title>
<div id="root"></div>
<script type="module" src="/src/index.tsx"></script>
`;

/** Writes an application of `count` components in TypeScript that the entry imports as a tree. */
export function writeProject(folder: string, count: number): void {
  const files = new Map([
    ['src/index.tsx', ENTRY],
    ['index.html', PAGE],
  ]);
  for (let index = 0; index < count; index++) {
    files.set(`src/${folderOf(index)}/Part${index}.tsx`, component(index, count));
  }
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
