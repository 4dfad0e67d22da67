import { describeIssues } from '../../support/describeIssues';
import { type BuiltDocs, openDocs } from './builtDocs';
import { answerTools } from './tools';
import { type DocsTool, problem, type ToolAnswer, type ToolContext } from './tools/tool';

/** A call of a tool by a model, with the arguments as the model wrote them. */
export interface ToolCall {
  name: string;
  input: unknown;
}

/** Carries out calls of tools. */
type CallTool = (call: ToolCall, signal: AbortSignal) => Promise<ToolAnswer>;

/** The tools that a model has for an answer, and what carries them out. */
export interface AnswerTools {
  tools: readonly Pick<DocsTool, 'name' | 'description' | 'input'>[];
  call: CallTool;
}

/** Calls a tool by its name; wrong arguments are answered with what to write instead. */
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

/** Tools that are carried out in this thread. */
export function localTools(context: ToolContext, hasPages: boolean): AnswerTools {
  const tools = answerTools(context, hasPages);
  return { tools, call: (call) => callTool(tools, call) };
}

/** What a thread with the docs of a site answers the model of Ask AI. */
export function toolCalls(context: ToolContext, hasPages: boolean) {
  const tools = answerTools(context, hasPages);
  return { docsTool: (call: ToolCall): Promise<ToolAnswer> => callTool(tools, call) };
}

/** The tools of a built site, where threads carry them out; nothing for one without. */
export function threadTools(docs: BuiltDocs, call: CallTool): AnswerTools | undefined {
  const tools = answerTools(openDocs(docs), docs.twins.size > 0);
  return tools.length > 0 ? { tools, call } : undefined;
}
