// What the element loads before the first request of a conversation: see `loadAnswering`.
export { watchResults } from '../../chat/hooks/watchResults.js';
export { activityOf, isUnanswered } from '../../chat/panel/model/turnFacts.js';
export { answer, awaitFreeThread, readAndFollow, refresh, stop, stopElsewhere } from '../../chat/store/session/work.js';
