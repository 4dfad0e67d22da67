/** Shows the version that added a feature. */
export default function Since({ label }: { label: string }) {
  return <mark>{label}</mark>;
}
