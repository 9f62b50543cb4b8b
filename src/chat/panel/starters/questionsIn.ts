/** Returns the questions in the host's starters, for autocompletion. Ignores invalid entries. */
export function questionsIn(starters: unknown): readonly string[] {
  if (!Array.isArray(starters)) return [];
  return starters.flatMap((starter) => {
    const question: unknown = starter?.question ?? starter;
    return typeof question === 'string' ? question : questionsIn(starter?.starters);
  });
}
