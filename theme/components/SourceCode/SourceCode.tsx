import { useTextsOf } from '../../hooks/useTextsOf';
import { Icon } from '../../ui/icons';
import './SourceCode.css';
import { sourceStrings } from './sourceStrings';

const PLATFORM_NAMES = { github: 'GitHub', gitlab: 'GitLab' } as const;

/** The props of `SourceCode`. */
export interface SourceCodeProps {
  /** The full address of the code. */
  href: string;
  /** The platform that hosts the code. @default 'github' */
  platform?: keyof typeof PLATFORM_NAMES;
}

/** A link to the source code that a page or section describes. The link opens in a new tab. */
export function SourceCode({ href, platform = 'github' }: SourceCodeProps) {
  const text = useTextsOf(sourceStrings);
  return (
    <a className="lt-source" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="code" />
      {text('source')}
      <span className="lt-source__platform">{PLATFORM_NAMES[platform]}</span>
    </a>
  );
}
