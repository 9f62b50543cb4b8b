/** What is being done with one comment: it is answered, changed, or asked whether it shall be deleted. */
export type CommentTask =
  | { readonly kind: 'none' }
  /** A reply is to the first comment of its thread. */
  | { readonly kind: 'reply' | 'edit' | 'remove'; readonly commentId: number };

export const noTask: CommentTask = { kind: 'none' };

export function isSameTask(one: CommentTask, other: CommentTask): boolean {
  if (one.kind === 'none' || other.kind === 'none') return one.kind === other.kind;
  return one.kind === other.kind && one.commentId === other.commentId;
}
