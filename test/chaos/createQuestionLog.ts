/** Which question went over the line under which message id. One of each belongs to one of the other. */
export interface QuestionLog {
  /** The body of any request. */
  take(body: string): void;
  /** Questions that went under two ids, and ids that named two questions, since it was asked last. */
  takeConfusions(): readonly string[];
  /** Each time that a question came over the line, and in which thread. */
  describe(question: string): readonly string[];
}

export function createQuestionLog(): QuestionLog {
  const idOf = new Map<string, string>();
  const questionOf = new Map<string, string>();
  const confusions: string[] = [];
  const requestsOf = new Map<string, string[]>();
  return {
    takeConfusions: () => confusions.splice(0),
    describe: (question) => requestsOf.get(question) ?? [],
    take(body) {
      const { input, messageId, chatId } = parse(body);
      if (typeof input !== 'string' || typeof messageId !== 'string') return;
      const request = `${performance.now().toFixed(0)} ms as ${messageId} in ${chatId ?? 'a new thread'}`;
      requestsOf.set(input, [...(requestsOf.get(input) ?? []), request]);
      const knownId = idOf.get(input) ?? messageId;
      const knownQuestion = questionOf.get(messageId) ?? input;
      idOf.set(input, messageId);
      questionOf.set(messageId, input);
      if (knownId !== messageId) confusions.push(`"${input}" was sent as ${knownId} and as ${messageId}`);
      if (knownQuestion !== input) confusions.push(`${messageId} named "${knownQuestion}" and "${input}"`);
    },
  };
}

function parse(body: string): { readonly input?: unknown; readonly messageId?: unknown; readonly chatId?: unknown } {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}
