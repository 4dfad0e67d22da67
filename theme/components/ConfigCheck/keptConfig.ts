import { keepTabText, readTabText } from '../../hooks/tabText';

/** A configuration that the reader typed. */
export interface TypedConfig {
  config: string;
  /** Whether the report that was shown last is about this text. */
  isChecked: boolean;
}

const KEY = 'lectern-config-check';
const NOTHING: TypedConfig = { config: '', isChecked: false };

/** Keeps a configuration for the check of another version or language, and for a return to the page in this tab. */
export function keepTyped(typed: TypedConfig): void {
  keepTabText(KEY, typed.config === '' ? '' : JSON.stringify(typed));
}

/** Returns the configuration that was typed last in this tab. */
export function readTyped(): TypedConfig {
  try {
    const { config, isChecked } = JSON.parse(readTabText(KEY)) as Partial<TypedConfig>;
    return typeof config === 'string' ? { config, isChecked: isChecked === true } : NOTHING;
  } catch {
    return NOTHING;
  }
}
