import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { AttributeDraft } from './attributeDraft.js';

/** The unsaved changes to one user, and the reasons why parts could not be saved. */
export interface UserDraft {
  readonly changes: UserChanges;
  readonly failures: Partial<Readonly<Record<DraftPart, ServiceError>>>;
}

/** The differences from the saved values, by part. */
interface UserChanges {
  readonly account?: AccountDraft | undefined;
  /** By attribute id. */
  readonly [value: `value ${number}`]: AttributeDraft | undefined;
  /** By the group id that provisioning uses; true to add the user. */
  readonly [group: `group ${string}`]: boolean | undefined;
}

/** Only the changed fields. An unknown permission is neither granted nor revoked. */
export interface AccountDraft {
  /** The new first name. */
  readonly firstName?: string | undefined;
  /** The new job title. */
  readonly title?: string | undefined;
  /** The new administrator permission. */
  readonly isAdmin?: boolean | undefined;
}

/** A part that is saved with one call. */
export type DraftPart = 'account' | `value ${number}` | `group ${string}`;

export const noDraft: UserDraft = { changes: {}, failures: {} };

/** Changes a part and forgets its failure. `undefined` reverts the part. */
export function withChange<Part extends DraftPart>(draft: UserDraft, part: Part, change: UserChanges[Part]): UserDraft {
  return { changes: { ...draft.changes, [part]: change }, failures: { ...draft.failures, [part]: undefined } };
}

/** Changes fields of the account. Ignores values equal to the saved ones, and empty ones where the saved value is unknown. */
export function withAccount(draft: UserDraft, change: AccountDraft, saved: AccountDraft): UserDraft {
  const { firstName, title, isAdmin } = { ...draft.changes.account, ...change };
  const account = {
    ...(firstName !== undefined && firstName !== (saved.firstName ?? '') && { firstName }),
    ...(title !== undefined && title !== (saved.title ?? '') && { title }),
    ...(isAdmin !== undefined && isAdmin !== saved.isAdmin && { isAdmin }),
  };
  return withChange(draft, 'account', Object.keys(account).length > 0 ? account : undefined);
}

/** Returns the parts to save, the account first. */
export function changedParts({ changes }: UserDraft): readonly DraftPart[] {
  // The keys of changes are parts.
  const changed = (Object.keys(changes) as DraftPart[]).filter((part) => changes[part] !== undefined);
  return ['account', 'value', 'group'].flatMap((kind) => changed.filter((part) => part.startsWith(kind)));
}
