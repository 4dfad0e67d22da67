import { ScrollTable } from '@rspress/core/theme';
import { getCustomMDXComponent as stockComponents } from '@rspress/core/theme-original';

/**
 * Returns the components for the elements of a text: Rspress's, and the theme's tables. A site can
 * export its own function of this name, which the theme then calls instead.
 */
export const getCustomMDXComponent = () => ({ ...stockComponents(), table: ScrollTable });
