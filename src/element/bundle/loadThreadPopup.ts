// Replaces `chat/panel/lazy/loadThreadPopup` in the element, whose parts include their styles: see vite.config.ts.
export const loadThreadPopup = () => import('./threadPopup.js');
