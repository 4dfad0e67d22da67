/** Where the zoom of an image is. */
export type ZoomState = 'closed' | 'opening' | 'opened' | 'closing';

/** What medium-zoom announces, and the state that begins then. */
export const STATE_OF_EVENT = {
  open: 'opening',
  opened: 'opened',
  close: 'closing',
  closed: 'closed',
} as const satisfies Record<string, ZoomState>;

/** Whether a state lasts only as long as a transition. */
export function isMoving(state: ZoomState): boolean {
  return state === 'opening' || state === 'closing';
}
