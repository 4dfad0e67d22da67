export { SearchPanel as default } from '@rspress/core/theme-original';
