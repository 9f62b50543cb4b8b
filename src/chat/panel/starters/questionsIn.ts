/** Returns the questions among a host's starters, for completion. Ignores anything else. */
export function questionsIn(starters: unknown): readonly string[] {
  if (!Array.isArray(starters)) return [];
  return starters.flatMap((starter) => {
    const question: unknown = starter?.question ?? starter;
    return typeof question === 'string' ? question : questionsIn(starter?.starters);
  });
}
