import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';
import './SourceCode.css';

const PLATFORM_NAMES = { github: 'GitHub', gitlab: 'GitLab' } as const;

/** Properties of `SourceCode`. */
export interface SourceCodeProps {
  /** The full address of the code. */
  href: string;
  /** Where the code is kept. @default 'github' */
  platform?: keyof typeof PLATFORM_NAMES;
}

/** A link to the code that a page or a section is about, in a new tab. */
export function SourceCode({ href, platform = 'github' }: SourceCodeProps) {
  const text = useText();
  return (
    <a className="lt-source" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="code" />
      {text('source')}
      <span className="lt-source__platform">{PLATFORM_NAMES[platform]}</span>
    </a>
  );
}
