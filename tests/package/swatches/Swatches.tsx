interface SwatchesProps {
  label: string;
  colors: { name: string; value: string }[];
}

/** Shows a list of colors with their names. */
export default function Swatches({ label, colors }: SwatchesProps) {
  return (
    <ul aria-label={label}>
      {colors.map(({ name, value }) => (
        <li key={name}>
          <svg width="16" height="16" aria-hidden="true">
            <rect width="16" height="16" fill={value} />
          </svg>{' '}
          {name}
        </li>
      ))}
    </ul>
  );
}
