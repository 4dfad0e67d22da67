import { describeIssues } from '../../support/describeIssues';
import { type BuiltDocs, openDocs } from './builtDocs';
import { answerTools } from './tools';
import { type DocsTool, problem, type ToolAnswer, type ToolContext } from './tools/tool';

/** A tool call of a model, with unvalidated arguments. */
export interface ToolCall {
  name: string;
  input: unknown;
}

/** Runs a tool call. */
type CallTool = (call: ToolCall, signal: AbortSignal) => Promise<ToolAnswer>;

/** The tools for a model's answer, and the function that runs them. */
export interface AnswerTools {
  tools: readonly Pick<DocsTool, 'name' | 'description' | 'input'>[];
  call: CallTool;
}

/** Calls a tool by its name. Invalid arguments result in a message that explains how to fix them. */
async function callTool(
  tools: readonly DocsTool[],
  { name, input }: ToolCall,
): Promise<ToolAnswer> {
  const tool = tools.find((each) => each.name === name);
  if (!tool) {
    const names = tools.map((each) => each.name).join(', ');
    return problem(`There is no tool ${JSON.stringify(name)} → call one of ${names}.`);
  }
  const read = tool.input.safeParse(input);
  if (read.success) return tool.run(read.data);
  const faults = describeIssues(read.error.issues, input, 'argument').map(({ text }) => text);
  return problem(`${name} was not called: ${faults.join('; ')}`);
}

/** Creates tools that run in the current thread. */
export function localTools(context: ToolContext, hasPages: boolean): AnswerTools {
  const tools = answerTools(context, hasPages);
  return { tools, call: (call) => callTool(tools, call) };
}

/** Creates the functions of a thread that runs the tools of Ask AI's model. */
export function toolCalls(context: ToolContext, hasPages: boolean) {
  const tools = answerTools(context, hasPages);
  return { docsTool: (call: ToolCall): Promise<ToolAnswer> => callTool(tools, call) };
}

/** Creates the tools of a built site, which run in other threads; `undefined` for a site without them. */
export function threadTools(docs: BuiltDocs, call: CallTool): AnswerTools | undefined {
  const tools = answerTools(openDocs(docs), docs.twins.size > 0);
  return tools.length > 0 ? { tools, call } : undefined;
}
