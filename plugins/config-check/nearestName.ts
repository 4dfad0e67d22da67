import { distance } from 'fastest-levenshtein';
import { mostAlike } from '../support/likeness';

/** Of a name, this share may be other letters: `paht` is `path`, whose two letters changed places. */
const MISTYPED = 0.5;

/** Names that share less than this have little to do with each other. */
const LIKE = 0.5;

/** The name that is nearest to one that does not exist: a slip of the keys first, then one that is alike. */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, changes: distance(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(
      ({ name, changes }) =>
        changes <= Math.min(3, Math.min(name.length, wanted.length) * MISTYPED),
    )
    .sort((a, b) => a.changes - b.changes);
  return best?.name ?? mostAlike(wanted, names, LIKE);
}
