import { expect, test } from 'vitest';
import { hitSlots } from './hitSlots';

const icon = <div className="icon" />;
const texts = <div className="texts" />;

test('the icon of a result is returned, and the icon at its end is not a button', () => {
  const sign = (
    <div>
      <svg aria-hidden="true" />
    </div>
  );
  const slots = hitSlots(
    <div>
      {icon}
      {null}
      {texts}
      {false}
      {sign}
    </div>,
  );
  expect(slots.icon).toMatchObject({ props: { className: 'icon' } });
  expect(slots.action).toBeUndefined();
});

test('the buttons of a stored search are returned', () => {
  const buttons = (
    <>
      <div>
        <button type="submit">save</button>
      </div>
      <div>
        <button type="submit">remove</button>
      </div>
    </>
  );
  const { action } = hitSlots(
    <div>
      {icon}
      {texts}
      {buttons}
    </div>,
  );
  expect(action).toMatchObject({ props: { children: [{}, {}] } });
});

test('any other structure has no parts', () => {
  expect(hitSlots('text')).toEqual({});
  expect(hitSlots(null)).toEqual({});
});
