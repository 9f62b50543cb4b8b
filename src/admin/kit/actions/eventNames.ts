/** `renamed` gives `onBefore` with the name of the action, and `onRenamed`; a pair names both: `['valueSave', 'valueSaved']`. */
export type ActionPast = string | readonly [before: string, past: string];

/** The name of an action in `onBefore…`. */
export type BeforeName<Key extends string, Past extends ActionPast> = Past extends readonly [infer Name extends string, string]
  ? Name
  : Key;

/** The past participle in `on…ed`. */
export type PastName<Past extends ActionPast> = Past extends readonly [string, infer Name extends string] ? Name : Extract<Past, string>;

/** Returns the names of the host's callbacks. */
export function callbackNames(name: string, past: ActionPast): { readonly before: string; readonly done: string } {
  const [before, done] = typeof past === 'string' ? [name, past] : past;
  return { before: `onBefore${capitalize(before)}`, done: `on${capitalize(done)}` };
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
