/** The maximum length of the name of a report, folder or workbook. */
export const longestName = 255;

/** Returns the problem with a name as typed, ignoring surrounding spaces; `undefined` if it is valid. */
export function checkName(text: string): 'missing' | 'too-long' | undefined {
  const name = text.trim();
  if (name === '') return 'missing';
  return name.length > longestName ? 'too-long' : undefined;
}
