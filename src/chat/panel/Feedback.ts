/** A rating of an answer. */
export interface Feedback {
  /** `good` for thumbs up, `bad` for thumbs down. */
  readonly rating: 'good' | 'bad';
  /** The thread of the answer; `undefined` if it has no id. */
  readonly chatId: string | undefined;
  /** The id of the question's message. */
  readonly turnId: string;
  /** The text of the question. */
  readonly question: string;
  /** The text of the answer as Markdown. */
  readonly answer: string;
}
