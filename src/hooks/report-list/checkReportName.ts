/** The longest name that the service takes. */
export const longestReportName = 255;

export type CheckedReportName =
  | { readonly kind: 'usable'; readonly name: string }
  /** The report is called so already. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'unusable'; readonly problem: 'missing' | 'too-long' };

/** Checks a name as it is typed; spaces around it do not count. */
export function checkReportName(text: string, before: string): CheckedReportName {
  const name = text.trim();
  if (name === '') return { kind: 'unusable', problem: 'missing' };
  if (name.length > longestReportName) return { kind: 'unusable', problem: 'too-long' };
  return name === before ? { kind: 'unchanged' } : { kind: 'usable', name };
}
