/** A text as code in Markdown, also one with backticks. */
export function codeSpan(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
