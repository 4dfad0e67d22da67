/** Says since which version there is something. */
export default function Since({ label }: { label: string }) {
  return <mark>{label}</mark>;
}
