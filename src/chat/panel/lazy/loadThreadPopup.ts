/** Loads the list of threads. */
export const loadThreadPopup = () => import('../threads/ThreadPopup.js');
