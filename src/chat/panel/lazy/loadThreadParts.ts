/** Loads the parts that a reader needs only after the first answer or in the composer. */
export const loadThreadParts = () => import('../threadParts.js');
