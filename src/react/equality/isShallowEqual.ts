import { isAlike } from './isAlike.js';

/** True if both are the same value, or objects or arrays of one level with the same members. */
export function isShallowEqual(one: unknown, other: unknown): boolean {
  return isAlike(one, other, 1);
}
