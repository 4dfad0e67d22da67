import { textAnswer } from '../../serving/server/server/answers';

/** Returns the response for a browser that opens the address of the endpoint. */
export function wrongMethod(): Response {
  return textAnswer(
    405,
    'This is an MCP endpoint. Add its address to an MCP client, which sends POST requests.',
    { allow: 'POST' },
  );
}
