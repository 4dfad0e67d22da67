import type { AnyNode, ObjectExpression, Property } from 'acorn';
import { keyOf, parseModule, usedNames } from './stockConfig';
import { applyTextEdits, removal, type TextEdit } from './textEdits';

/** Returns a text as a string literal. */
export const quoted = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

/** The edits of a configuration, and messages about them. */
export class ConfigEdits {
  readonly edits: TextEdit[] = [];
  readonly done: string[] = [];
  readonly left: string[] = [];
  readonly dropped: string[] = [];

  constructor(
    readonly text: string,
    readonly name: string,
  ) {}

  source = ({ start, end }: { start: number; end: number }) => this.text.slice(start, end);

  place = (node: AnyNode) => `${this.name}:${node.loc?.start.line ?? 1}`;

  /** Returns a part of the configuration as a single line. */
  inLine = (node: AnyNode) => this.source(node).replace(/\s+/g, ' ');

  /** Removes a setting, and reports its value. */
  drop(property: Property, path: string, hint: string): void {
    this.left.push(`${this.place(property)} ${path}: ${this.inLine(property.value)} → ${hint}`);
    this.edits.push(removal(this.text, property));
  }

  /** Removes settings that Lectern does not have, and reports those whose value is only known at run time. */
  prune(
    object: ObjectExpression,
    path: string,
    known: ReadonlySet<string>,
    special: (key: string, property: Property) => boolean = () => false,
    hint = 'Lectern has no such setting',
  ): void {
    for (const property of object.properties) {
      const key = keyOf(property);
      if (key === undefined || property.type !== 'Property') {
        this.left.push(
          `${this.place(property)} ${path}${this.inLine(property)} → it was kept: compare what it adds with the settings of Lectern`,
        );
      } else if (!special(key, property) && !known.has(key)) {
        this.drop(property, path + key, hint);
      }
    }
  }

  replace(property: Property, by: string): void {
    this.edits.push({ start: property.value.start, end: property.value.end, text: by });
  }

  /** Applies all edits, and removes imports that became unused. */
  finish(): string {
    const text = applyTextEdits(this.text, this.edits);
    const before = usedNames(parseModule(this.text, this.name));
    const program = parseModule(text, this.name);
    const after = usedNames(program);
    const useless = (program.body as readonly AnyNode[]).flatMap((node) => {
      if (node.type !== 'ImportDeclaration' || node.specifiers.length === 0) return [];
      const names = node.specifiers.map(({ local }) => local.name);
      return names.every((name) => before.has(name) && !after.has(name))
        ? [removal(text, node)]
        : [];
    });
    return applyTextEdits(text, useless);
  }
}
