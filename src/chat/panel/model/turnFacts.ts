// What announcements say of steps and results. `<parley-chat>` loads it later: see vite.config.ts.
export { activityOf } from './stepWords.js';
export { isUnanswered } from './turnResults.js';
