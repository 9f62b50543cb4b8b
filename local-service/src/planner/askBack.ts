/** Asks what was meant, with questions that can be asked instead. */
export function askBack(lead: string, questions: readonly string[]): string {
  return `${lead} Did you mean:\n\n${questions.map((question) => `- ${question}`).join('\n')}`;
}
