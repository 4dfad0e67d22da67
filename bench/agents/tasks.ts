import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isHeldOut } from '../retrieval/heldOut.ts';

const tasks = z.array(
  z.strictObject({
    id: z.string().min(1),
    /** The task as a user writes it. */
    task: z.string().min(1),
    /** A configuration that belongs to the task. */
    config: z.string().optional(),
    /** The facts of a correct solution. Each one can have several spellings. */
    facts: z.array(z.array(z.string().min(1)).min(1)).min(1),
  }),
);

/** A task for an agent that can only use the MCP endpoint. */
export type AgentTask = z.infer<typeof tasks>[number] & { isHeldOut: boolean };

/**
 * Reads the tasks and assigns each to the development or held-out half.
 *
 * @throws with a description of the error in the file
 */
export function readTasks(file = 'bench/agents/tasks.json'): AgentTask[] {
  const parsed = tasks.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data.map((task) => ({ ...task, isHeldOut: isHeldOut(task.id) }));
}

/** Returns the facts of a task that a text does not contain. */
export function missingFacts({ facts }: Pick<AgentTask, 'facts'>, text: string): string[] {
  return facts
    .filter((spellings) => !spellings.some((spelling) => text.includes(spelling)))
    .map(([first = '']) => first);
}
