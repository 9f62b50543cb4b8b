// What a store does at the service, and with what it returns: none of it is needed before the first request. What is synchronous imports it
// from here, so that `<parley-chat>` can load it later: see vite.config.ts.
export { answer } from './answer.js';
export { readAndFollow } from './follow.js';
export { awaitFreeThread, refresh } from './refresh.js';
export { stop, stopElsewhere } from './stop.js';
