export { Diagram as default } from '../../../../theme/components/Diagram/Diagram';
