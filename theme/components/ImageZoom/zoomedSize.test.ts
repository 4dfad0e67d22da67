import { expect, test } from 'vitest';
import { zoomedTransform } from './zoomedSize';

const viewport = { width: 1000, height: 800 };
const box = { left: 100, top: 50, width: 200, height: 100 };

test('an image is enlarged to its natural size in the center of the window', () => {
  const transform = zoomedTransform(box, { width: 400, height: 200 }, viewport, 24);
  expect(transform).toBe('scale(2) translate3d(150px, 150px, 0)');
});

test('a large image is enlarged to the size of the window', () => {
  const transform = zoomedTransform(box, { width: 4000, height: 2000 }, viewport, 20);
  expect(transform).toContain('scale(4.8)');
});

test('an image that is shown above its natural size does not shrink', () => {
  const transform = zoomedTransform(box, { width: 20, height: 10 }, viewport, 20);
  expect(transform).toContain('scale(1)');
});
