export { Beside } from '../Beside/Beside';
export { CompareDialog } from '../Compare/CompareDialog';
