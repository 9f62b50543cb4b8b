/** The longest name that the service takes for a report, a folder or a workbook. */
export const longestName = 255;

/** What is wrong with a name as it is typed; spaces around it do not count. `undefined` if nothing is. */
export function checkName(text: string): 'missing' | 'too-long' | undefined {
  const name = text.trim();
  if (name === '') return 'missing';
  return name.length > longestName ? 'too-long' : undefined;
}
