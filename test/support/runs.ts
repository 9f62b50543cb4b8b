/** True in a deep run (`TEST_DEEP=1`), which tries many more random cases and the large sizes. */
export const isDeep: boolean = 'process' in globalThis ? process.env.TEST_DEEP === '1' : import.meta.env.TEST_IS_DEEP;

/** The number of random cases to try: `few`, or `many` in a deep run. */
export function runs(few: number, many: number): number {
  return isDeep ? many : few;
}

/** All cases in a deep run; otherwise one of every `step`, spread over the list. `first` is the index of the first. */
export function someOf<Case>(cases: readonly Case[], step: number, first = 0): readonly Case[] {
  return isDeep ? cases : cases.filter((_, index) => index % step === first % step);
}
