import type { CSSProperties } from 'react';
import './PackingPicture.css';
import { PICTURE, packedTiles, TILE_STEP } from './packing';

const TILE_SIZE = 22;
const MARGIN = 24;

/** The picture of the home page: loose modules that end up packed. */
export function PackingPicture() {
  const viewBox = [
    -MARGIN,
    -MARGIN,
    PICTURE.width + 2 * MARGIN - (TILE_STEP - TILE_SIZE),
    PICTURE.height + 2 * MARGIN - (TILE_STEP - TILE_SIZE),
  ].join(' ');
  return (
    <svg className="lt-packing" viewBox={viewBox} aria-hidden="true">
      {packedTiles().map(({ column, x, y, turn, kind }) => (
        <rect
          key={`${x},${y}`}
          className={`lt-packing__tile lt-packing__tile--${kind}`}
          width={TILE_SIZE}
          height={TILE_SIZE}
          rx={3}
          style={{ '--lt-column': column } as CSSProperties}
          transform={
            turn === 0
              ? `translate(${x} ${y})`
              : `translate(${x} ${y}) rotate(${turn} ${TILE_SIZE / 2} ${TILE_SIZE / 2})`
          }
        />
      ))}
    </svg>
  );
}
