import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isHeldOut } from '../retrieval/heldOut.ts';

const tasks = z.array(
  z.strictObject({
    id: z.string().min(1),
    /** What somebody asks of an agent. */
    task: z.string().min(1),
    /** A configuration that comes with it. */
    config: z.string().optional(),
    /** What a right solution is made of: each has to be known, in one of its spellings. */
    facts: z.array(z.array(z.string().min(1)).min(1)).min(1),
  }),
);

/** A task for an agent that can only ask the MCP endpoint. */
export type AgentTask = z.infer<typeof tasks>[number] & { isHeldOut: boolean };

/**
 * The tasks, each on its side of the rule of all benches.
 *
 * @throws naming what is wrong in the file
 */
export function readTasks(file = 'bench/agents/tasks.json'): AgentTask[] {
  const parsed = tasks.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data.map((task) => ({ ...task, isHeldOut: isHeldOut(task.id) }));
}

/** The facts of a task that a text does not have. */
export function missingFacts({ facts }: Pick<AgentTask, 'facts'>, text: string): string[] {
  return facts
    .filter((spellings) => !spellings.some((spelling) => text.includes(spelling)))
    .map(([first = '']) => first);
}
