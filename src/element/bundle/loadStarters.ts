// Replaces `chat/panel/lazy/loadStarters` in the element, whose parts include their styles: see vite.config.ts.
export const loadStarters = () => import('./starterParts.js');
