/** A tile of the picture: loose and outlined on the left, packed and filled on the right. */
export interface Tile {
  /** The column in which the tile starts, counted from the left. */
  column: number;
  x: number;
  y: number;
  /** The rotation in degrees. Packed tiles are upright. */
  turn: number;
  kind: 'hollow' | 'filled' | 'accent';
}

const COLUMNS = 15;
const ROWS = 9;
/** The distance between two tiles, in units of the picture. */
export const TILE_STEP = 28;
export const PICTURE = { width: COLUMNS * TILE_STEP, height: ROWS * TILE_STEP };

/**
 * Returns a pseudorandom number in [0, 1) that only depends on its arguments, so that server and
 * browser draw the same picture.
 */
function noise(column: number, row: number, salt: number): number {
  const mixed = Math.imul(column * 73 + row * 179 + salt * 283 + 11, 2654435761) >>> 0;
  return ((mixed ^ (mixed >>> 15)) % 1000) / 1000;
}

/** Returns the tiles of modules on their way into a bundle. */
export function packedTiles(): Tile[] {
  const tiles: Tile[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    const order = column / (COLUMNS - 1);
    for (let row = 0; row < ROWS; row++) {
      if (noise(column, row, 1) > 0.18 + order * 1.1) continue;
      const loose = (1 - order) ** 1.6;
      const shift = (salt: number) => (noise(column, row, salt) - 0.5) * loose;
      tiles.push({
        column,
        x: Math.round(column * TILE_STEP + shift(2) * 26),
        y: Math.round(row * TILE_STEP + shift(3) * 34),
        turn: Math.round(shift(4) * 70),
        kind: pickKind(order, noise(column, row, 5)),
      });
    }
  }
  return tiles;
}

function pickKind(order: number, chance: number): Tile['kind'] {
  if (chance > 0.86) return 'accent';
  return chance < order ** 1.2 ? 'filled' : 'hollow';
}
