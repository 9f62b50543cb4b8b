export const englishAsking = {
  /** Asks the question of a turn again. */
  tryAgain: 'Try again',
  /** Shown above the composer while a question is edited. */
  editing: (question: string) => `Editing: ${question}`,
  /** The button that copies an answer. */
  copyAnswer: 'Copy answer',
  /** The button that starts and stops dictation. */
  dictate: 'Dictate',
  /** Announced when the browser starts listening. */
  listening: 'Listening…',
  dictationErrors: {
    denied: 'Allow this page to use the microphone, then try again.',
    silent: 'No speech was detected. Try again.',
    failed: 'Dictation isn’t available right now.',
  },
  /** Shown if questions were queued when the page was reloaded. */
  queueKept: 'Kept from before the page was reloaded.',
  /** The position of the version shown, such as “2 of 3”. */
  version: (position: string, count: string) => `${position} of ${count}`,
  versions: 'Versions of this question',
  previousVersion: 'Previous version',
  nextVersion: 'Next version',
  /** The accessible name of the facts above the message field. */
  context: 'Sent with your question',
  /** The button that shows the facts that were sent with a question. */
  sentContext: 'Context of this question',
  /** The button that removes a fact, such as “Region: Europe”. */
  removeContext: (thing: string) => `Don’t send ${thing}`,
  restoreContext: (thing: string) => `Send ${thing} again`,
  /** Describes a fact that the user has removed. */
  notSent: 'Not sent',
  /** The button of a result that takes it into the next question. */
  askAboutThis: 'Ask about this',
  quote: 'Quote in your question',
  /** The heading of the queue. */
  queue: 'Next',
  /** Announced when a question is added to the queue. */
  queued: 'Question added to the queue',
  /** Shown if an answer failed or was stopped while questions are queued. */
  queuePaused: 'Paused because the last answer didn’t finish.',
  sendNow: 'Send now',
  editQueued: 'Edit question',
  moveUp: 'Move up',
  moveDown: 'Move down',
  removeQueued: 'Remove question',
  saveQueued: 'Save',
  followUps: 'Follow-up questions',
  /** The alternatives that an answer offers. */
  alternatives: 'Suggested replies',
  /** A follow-up question that splits the result by a dimension. */
  by: (dimension: string) => `By ${dimension}`,
  comparePeriod: 'Compare with the previous period',
  /** A follow-up question that limits a result to its highest values. */
  top: (count: string) => `Only the top ${count}`,
  shortcuts: 'Keyboard shortcuts',
  newLine: 'Add a line',
  earlierQuestions: 'Earlier questions',
  /** Describes the keys `@` and `/`. */
  complete: 'Insert a measure, dimension or question',
  completions: 'Suggestions',
  measures: 'Measures',
  dimensions: 'Dimensions',
  /** Usage of a quota. The numbers are already formatted. */
  quota: {
    /** `count` is the limit. */
    questions: (count: number, limit: string, used: string) => `${used} of ${limit} ${count === 1 ? 'question' : 'questions'}`,
    /** Adds the quota's period to the text above. */
    day: (use: string) => `${use} today`,
    week: (use: string) => `${use} this week`,
    month: (use: string) => `${use} this month`,
    year: (use: string) => `${use} this year`,
  },
};
