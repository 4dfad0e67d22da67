/** Returns a text as inline code in Markdown. It may contain backticks. */
export function codeSpan(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
