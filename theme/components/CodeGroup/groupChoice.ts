/** The maximum number of stored choices. Older ones are dropped. */
const MAX_CHOICES = 20;

/** Parses the stored choices: one name per line, the latest first. */
function parse(stored: string): string[] {
  return stored.split('\n').filter((name) => name !== '');
}

/** Returns a unique name for each tab of a group: its label, with a number if the label is repeated. */
export function tabNames(labels: readonly string[]): string[] {
  return labels.map((label, index) => {
    const earlier = labels.slice(0, index).filter((other) => other === label).length;
    return earlier === 0 ? label : `${label} ${earlier + 1}`;
  });
}

/** Returns the tab that was selected last, in this group or another one. Falls back to the first tab. */
export function chosenName(names: readonly string[], stored: string): string | undefined {
  return parse(stored).find((name) => names.includes(name)) ?? names[0];
}

/** Returns the value to store after a tab is selected. */
export function storeChoice(stored: string, name: string): string {
  const others = parse(stored).filter((other) => other !== name);
  return [name, ...others].slice(0, MAX_CHOICES).join('\n');
}
