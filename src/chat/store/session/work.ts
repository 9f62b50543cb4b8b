// The part of the store that talks to the service. It is unused before the first request, so `<parley-chat>` replaces this module and loads
// it later: see vite.config.ts.
export { answer } from './answer.js';
export { readAndFollow } from './follow.js';
export { awaitFreeThread, refresh } from './refresh.js';
export { stop, stopElsewhere } from './stop.js';
