/** What is asked or filled in at the moment, in a dialog. */
export type VariablesTask =
  | { readonly kind: 'none' | 'add' | 'paste' | 'review' }
  /** The value of the variable of this name. */
  | { readonly kind: 'edit'; readonly name: string };

export const noTask: VariablesTask = { kind: 'none' };
