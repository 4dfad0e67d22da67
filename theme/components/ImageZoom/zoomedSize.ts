/** A place on the screen, in pixels. */
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
 * The `transform` that shows an image in the middle of the window, as large as it is by nature or as
 * the window allows, as medium-zoom does.
 *
 * @param box where the image is without a transform
 * @param natural its natural size
 * @param margin the space that stays free around it
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
