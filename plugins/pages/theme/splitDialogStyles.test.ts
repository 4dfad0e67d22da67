import { expect, test } from 'vitest';
import { splitDialogStyles } from './splitDialogStyles';

test("the dialogs' styles leave the file of the first load, all others stay", () => {
  const splitChunks = { cacheGroups: { styles: { test: /\.css$/ as unknown } } };
  splitDialogStyles(splitChunks);
  const test = splitChunks.cacheGroups.styles.test as (module: object) => boolean;
  const isIn = (file: string) => test({ nameForCondition: () => file });
  expect(isIn('/a/theme/components/Search/Search.css')).toBe(true);
  expect(isIn('/a/theme/components/Search/SearchDialog.css')).toBe(false);
  expect(isIn('/a/theme/components/Search/AskAnswer.css')).toBe(false);
  expect(isIn('/a/theme/components/Compare/Compare.css')).toBe(false);
  expect(isIn('/a/theme/components/Beside/Beside.css')).toBe(false);
  expect(isIn('/a/theme/components/Figure/Figure.css')).toBe(false);
  expect(isIn('/a/theme/components/PageFeedback/PageFeedback.css')).toBe(false);
  expect(isIn('/a/theme/components/Steps/Steps.css')).toBe(false);
  expect(isIn('/a/theme/components/Outline/FollowedOutline.css')).toBe(false);
  expect(isIn('/a/theme/components/Outline/Outline.css')).toBe(true);
  expect(isIn('/a/theme/components/ReadingProgress/ReadingProgress.css')).toBe(false);
  expect(isIn('/a/theme/components/Nav/MobileMenu.css')).toBe(false);
  expect(isIn('/a/theme/components/Nav/Nav.css')).toBe(true);
  expect(isIn('/a/theme/ui/Drawer/Drawer.css')).toBe(false);
  expect(isIn('/a/theme/ui/Toast/Toast.css')).toBe(false);
  expect(isIn('/a/theme/ui/Menu/Menu.css')).toBe(true);
  expect(isIn('/a/node_modules/@docsearch/css/dist/modal.css')).toBe(false);
  expect(() => splitDialogStyles({ cacheGroups: {} })).toThrow(/cacheGroups\.styles/);
});
