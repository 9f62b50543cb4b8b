import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { AttributeDraft } from './attributeDraft.js';

/** The unsaved changes to one user, and the reasons why parts could not be saved. */
export interface UserDraft {
  readonly account: AccountDraft;
  /** The changed values, by attribute id. */
  readonly values: ReadonlyMap<number, AttributeDraft>;
  /** The changed memberships, by the group id that provisioning uses; true to add the user. */
  readonly groups: ReadonlyMap<string, boolean>;
  readonly failures: ReadonlyMap<DraftPart, ServiceError>;
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

export type DraftEvent =
  | { readonly kind: 'account-changed'; readonly change: AccountDraft }
  | { readonly kind: 'value-changed'; readonly attributeId: number; readonly draft: AttributeDraft | undefined }
  | { readonly kind: 'group-changed'; readonly groupId: string; readonly isMember: boolean | undefined }
  | { readonly kind: 'saved'; readonly part: DraftPart }
  | { readonly kind: 'failed'; readonly part: DraftPart; readonly error: ServiceError }
  | { readonly kind: 'discarded' };

export const noDraft: UserDraft = { account: {}, values: new Map(), groups: new Map(), failures: new Map() };

/** Updates the draft. `undefined` reverts a change, because the draft contains only differences from the saved values. */
export function reduceDraft(draft: UserDraft, event: DraftEvent): UserDraft {
  switch (event.kind) {
    case 'account-changed': {
      const account = Object.fromEntries(Object.entries({ ...draft.account, ...event.change }).filter(([, value]) => value !== undefined));
      return { ...draft, account, failures: without(draft.failures, 'account') };
    }
    case 'value-changed':
      return {
        ...draft,
        values: put(draft.values, event.attributeId, event.draft),
        failures: without<DraftPart, ServiceError>(draft.failures, `value ${event.attributeId}`),
      };
    case 'group-changed':
      return {
        ...draft,
        groups: put(draft.groups, event.groupId, event.isMember),
        failures: without<DraftPart, ServiceError>(draft.failures, `group ${event.groupId}`),
      };
    case 'saved':
      return dropPart(draft, event.part);
    case 'failed':
      return { ...draft, failures: put(draft.failures, event.part, event.error) };
    case 'discarded':
      return noDraft;
    default:
      return event satisfies never;
  }
}

/** Returns the parts to save, the account first. */
export function changedParts({ account, values, groups }: UserDraft): readonly DraftPart[] {
  return [
    ...(Object.keys(account).length > 0 ? (['account'] as const) : []),
    ...[...values.keys()].map((id) => `value ${id}` as const),
    ...[...groups.keys()].map((id) => `group ${id}` as const),
  ];
}

function dropPart(draft: UserDraft, part: DraftPart): UserDraft {
  const failures = without(draft.failures, part);
  if (part === 'account') return { ...draft, account: {}, failures };
  const id = part.slice(part.indexOf(' ') + 1);
  return part.startsWith('value ')
    ? { ...draft, values: without(draft.values, Number(id)), failures }
    : { ...draft, groups: without(draft.groups, id), failures };
}

function put<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value | undefined): ReadonlyMap<Key, Value> {
  return value === undefined ? without(map, key) : new Map(map).set(key, value);
}

function without<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): ReadonlyMap<Key, Value> {
  if (!map.has(key)) return map;
  const next = new Map(map);
  next.delete(key);
  return next;
}
