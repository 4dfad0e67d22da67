import { expect, test } from 'vitest';
import { PICTURE, packedTiles, TILE_STEP } from './packing';

test('the picture is always the same, so that server and browser agree', () => {
  expect(packedTiles()).toEqual(packedTiles());
});

test('the tiles of the last column are packed: upright and in their rows', () => {
  const lastColumn = PICTURE.width - TILE_STEP;
  const packed = packedTiles().filter(({ x }) => x === lastColumn);
  expect(packed.length).toBe(PICTURE.height / TILE_STEP);
  expect(packed.every(({ turn, y }) => turn + 0 === 0 && y % TILE_STEP === 0)).toBe(true);
});
