export { Figure as default } from '../../../../theme/components/Figure/Figure';
