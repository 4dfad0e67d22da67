export { ImageZoom as default } from '@rspress/core/theme';
