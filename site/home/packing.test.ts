import { expect, test } from 'vitest';
import { PICTURE, packedTiles, TILE_STEP } from './packing';

test('the picture is the same every time, so that the server and the browser agree', () => {
  expect(packedTiles()).toEqual(packedTiles());
});

test('the tiles of the last column are packed: straight, in their rows', () => {
  const lastColumn = PICTURE.width - TILE_STEP;
  const packed = packedTiles().filter(({ x }) => x === lastColumn);
  expect(packed.length).toBe(PICTURE.height / TILE_STEP);
  expect(packed.every(({ turn, y }) => turn + 0 === 0 && y % TILE_STEP === 0)).toBe(true);
});
