export { ScrollToTop as default } from '@rspress/core/theme';
