/** How many choices are remembered; older ones are forgotten. */
const MAX_CHOICES = 20;

/** The choices as they are stored: one name in each line, the latest first. */
function parse(stored: string): string[] {
  return stored.split('\n').filter((name) => name !== '');
}

/** A name for every tab of a group: its label, numbered where the group has it more than once. */
export function tabNames(labels: readonly string[]): string[] {
  return labels.map((label, index) => {
    const earlier = labels.slice(0, index).filter((other) => other === label).length;
    return earlier === 0 ? label : `${label} ${earlier + 1}`;
  });
}

/** The tab of a group that was chosen last, here or in another group; else the first. */
export function chosenName(names: readonly string[], stored: string): string | undefined {
  return parse(stored).find((name) => names.includes(name)) ?? names[0];
}

/** What to store after a choice. */
export function storeChoice(stored: string, name: string): string {
  const others = parse(stored).filter((other) => other !== name);
  return [name, ...others].slice(0, MAX_CHOICES).join('\n');
}
