import { expect, test, vi } from 'vitest';
import { addPopup, closePopups } from './openPopups';

test('[A11Y-2] popups are closed until they are removed', () => {
  const [menu, drawer] = [vi.fn(), vi.fn()];
  const removeMenu = addPopup(menu);
  const removeDrawer = addPopup(drawer);
  closePopups();
  removeMenu();
  closePopups();
  removeDrawer();
  closePopups();
  expect(menu).toHaveBeenCalledTimes(1);
  expect(drawer).toHaveBeenCalledTimes(2);
});

test('[A11Y-2] a popup that is removed while it closes does not keep others open', () => {
  const drawer = vi.fn();
  const removeMenu = addPopup(() => removeMenu());
  const removeDrawer = addPopup(drawer);
  closePopups();
  removeDrawer();
  expect(drawer).toHaveBeenCalledOnce();
});
