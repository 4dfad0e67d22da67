import { expect, test } from 'vitest';
import { addToSlots, filledSlots } from './filledSlots';

test('the content of plugins follows the content of the site in a slot, in plugin order', () => {
  expect(filledSlots({ top: 'site' })).toEqual({ top: 'site' });
  addToSlots('one', ({ top, ...slots }) => ({ ...slots, top: `${top} one` }));
  addToSlots('two', ({ top, ...slots }) => ({ ...slots, top: `${top} two`, bottom: 'two' }));
  expect(filledSlots({ top: 'site' })).toEqual({ top: 'site one two', bottom: 'two' });
  addToSlots('one', ({ top, ...slots }) => ({ ...slots, top: `${top} first` }));
  expect(filledSlots({ top: 'site' }).top).toBe('site first two');
});
