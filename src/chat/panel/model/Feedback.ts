/** A rating of an answer. A later one with the same `turnId` replaces it. */
export interface Feedback {
  /** `good` for thumbs up, `bad` for thumbs down. */
  readonly rating: 'good' | 'bad';
  /** What was wrong with a bad answer, if the user chose a reason. */
  readonly reason?: FeedbackReason | undefined;
  /** The user's comment, if they wrote one. */
  readonly comment?: string | undefined;
  /** The thread of the answer; `undefined` if it has no id. */
  readonly chatId: string | undefined;
  /** The id of the question's message. */
  readonly turnId: string;
  /** The text of the question. */
  readonly question: string;
  /** The text of the answer as Markdown. */
  readonly answer: string;
}

/** What is wrong with an answer: wrong numbers, the question was not answered, the wrong chart, too slow, or something else. */
export type FeedbackReason = 'numbers' | 'question' | 'chart' | 'speed' | 'other';
