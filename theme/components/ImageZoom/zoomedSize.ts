/** A rectangle on the screen, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * Returns the `transform` that centers an image in the window at its natural size, or at the largest
 * size that fits, as medium-zoom does.
 *
 * @param box the rectangle of the image without a transform
 * @param natural the natural size of the image
 * @param margin the minimum space around the image
 */
export function zoomedTransform(box: Box, natural: Size, viewport: Size, margin: number): string {
  const room = { width: viewport.width - 2 * margin, height: viewport.height - 2 * margin };
  const grow = (side: 'width' | 'height') =>
    Math.min(Math.max(box[side], natural[side]), room[side]) / box[side];
  const scale = Math.min(grow('width'), grow('height'));
  const x = (viewport.width - box.width) / 2 - box.left;
  const y = (viewport.height - box.height) / 2 - box.top;
  return `scale(${scale}) translate3d(${x / scale}px, ${y / scale}px, 0)`;
}
