import { expect, test } from 'vitest';
import { addToSlots, filledSlots } from './filledSlots';

test('what plugins fill stands behind what a site has in a slot, in the order of the plugins', () => {
  expect(filledSlots({ top: 'site' })).toEqual({ top: 'site' });
  addToSlots('one', ({ top, ...slots }) => ({ ...slots, top: `${top} one` }));
  addToSlots('two', ({ top, ...slots }) => ({ ...slots, top: `${top} two`, bottom: 'two' }));
  expect(filledSlots({ top: 'site' })).toEqual({ top: 'site one two', bottom: 'two' });
  addToSlots('one', ({ top, ...slots }) => ({ ...slots, top: `${top} first` }));
  expect(filledSlots({ top: 'site' }).top).toBe('site first two');
});
