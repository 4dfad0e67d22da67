import { ScrollTable } from '@rspress/core/theme';
import { getCustomMDXComponent as stockComponents } from '@rspress/core/theme-original';

/**
 * Returns the components that render the elements of a page: those of Rspress, and the table component
 * of the theme. A site can export its own function with this name, which the theme then calls instead.
 */
export const getCustomMDXComponent = () => ({ ...stockComponents(), table: ScrollTable });
