'use client';
import { useState } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { AttributeType, UserAttribute } from '../../../client/resources/user-attributes.js';
import type { ResourceOwner } from '../../../client/resources/users.js';
import { type GroupsOfUser, useGroupsOfUser } from '../../../data/resources/groupsOfUser.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { useLatest } from '../../../react/state/useLatest.js';
import type { RunningActions } from '../../kit/actions/action.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { ActionOutcome, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import { type AttributeDraft, type DraftReading, draftOf, isKnownType, isSameDraft, readDraft } from './attributeDraft.js';
import type { userActions } from './userActions.js';
import { type AccountDraft, changedParts, type DraftPart, noDraft, withAccount, withChange } from './userDraft.js';
import type { UserKnowledge } from './useUserManagement.js';
import { type UserValues, useUserValues } from './useUserValues.js';

/** One user with account, groups, attribute values and unsaved changes. Renders nothing. */
export interface UserDetails {
  /** The user as the list returned them. */
  readonly user: ResourceOwner;
  /** The saved values, as far as known, with unsaved changes applied. */
  readonly account: { readonly firstName: string; readonly title: string | undefined; readonly isAdmin: boolean | undefined };
  /** Changes the draft of the account. Fields that equal the saved ones are no longer changes. */
  changeAccount(change: AccountDraft): void;
  /** The saved attribute values, and their loading state. */
  readonly values: UserValues;
  /** One for each attribute whose type has an editor. */
  readonly fields: readonly AttributeField[];
  /** Changes the draft of one attribute value. */
  changeValue(attributeId: number, draft: AttributeDraft): void;
  /** The groups of the account, and the saved memberships of the user. */
  readonly groups: GroupsOfUser;
  /** Returns true if the user is in the group, with unsaved changes applied. */
  isMember(groupId: string): boolean;
  /** Adds the user to a group or removes them, as an unsaved change. */
  changeGroup(groupId: string, isMember: boolean): void;
  /** Returns the error of the last attempt to save this part. */
  readonly failureOf: (part: DraftPart) => ServiceError | undefined;
  /** The number of unsaved changes. */
  readonly changedCount: number;
  /** True while the changes are being saved. */
  readonly isSaving: boolean;
  /** Saves each changed part in turn. A part that fails keeps its changes, and the others continue. */
  save(): Promise<SaveReport>;
  /** Discards all unsaved changes of the user. */
  discard(): void;
}

/** An attribute and the value being edited. */
export interface AttributeField {
  /** The definition of the attribute. */
  readonly attribute: UserAttribute & { readonly type: AttributeType };
  /** The input as typed. */
  readonly draft: AttributeDraft;
  /** The value of the input. */
  readonly reading: DraftReading;
  /** True if the value differs from the saved one. */
  readonly isChanged: boolean;
}

/** The outcome of saving the changes of one user. */
export interface SaveReport {
  /** The parts that the service saved. */
  readonly savedParts: readonly DraftPart[];
  /** The parts that the service refused; their changes are kept. */
  readonly failedParts: readonly DraftPart[];
  /** The ids of attributes with invalid input. Nothing is saved while there are any. */
  readonly invalidIds: readonly number[];
}

/** The user, and the list that reads and changes users: the result of `useUserManagement`, or the members named here. */
export interface UserDetailsOptions extends WidgetErrorEvents<'user-management'> {
  /** The user to show and edit. */
  readonly user: ResourceOwner;
  /** The result of `useUserManagement`, or these members of it. */
  readonly users: Pick<UserKnowledge, 'accountOf' | 'isProvisioned'> &
    RunningActions<Pick<typeof userActions, 'update' | 'saveValue' | 'changeGroup'>>;
}

/** Headless hook behind `UserDrawer`: `useUserDetails({ user, users: useUserManagement() })`. */
export function useUserDetails({ user, users: management, ...events }: UserDetailsOptions): UserDetails {
  const { locale } = useFormats();
  const values = useUserValues(user.id);
  const groups = useGroupsOfUser(user.id, management.isProvisioned);
  const [draft, setDraft] = useState(noDraft);
  const [isSaving, setSaving] = useState(false);
  useReadErrorEvent(values.error, { widget: 'user-management', operation: 'getUserAttributeValues' }, events);
  useReadErrorEvent(groups.error, { widget: 'user-management', operation: 'listScimGroups' }, events);

  const { changes } = draft;
  const known = management.accountOf(user.id);
  const saved = {
    firstName: (known?.firstName === undefined ? user.firstName : known.firstName) ?? '',
    title: known === undefined || known.title === undefined ? undefined : (known.title ?? ''),
    isAdmin: known?.isAdmin,
  };
  const fields = byLabel(values.attributes, locale).flatMap((attribute): AttributeField[] => {
    const { id, type } = attribute;
    if (!isKnownType(type)) return [];
    const changed = changes[`value ${id}`];
    const shown = changed ?? draftOf(type, values.valueOf(id), locale);
    const reading = readDraft(type, shown, locale, values.valueOf(id));
    return [{ attribute: { ...attribute, type }, draft: shown, reading, isChanged: changed !== undefined }];
  });
  const latest = useLatest({ draft, fields, management });

  async function savePart(part: DraftPart): Promise<ActionOutcome> {
    const { draft: held, fields: shown, management: actions } = latest.current;
    const userId = user.id;
    if (part === 'account') return actions.update({ id: userId, ...emptyAsNull(held.changes.account) });
    const id = part.slice(part.indexOf(' ') + 1);
    if (part.startsWith('group ')) return actions.changeGroup({ userId, groupId: id, isMember: held.changes[part] === true });
    const reading = shown.find(({ attribute }) => attribute.id === Number(id))?.reading;
    const value = reading?.kind === 'value' ? reading.value : null;
    return actions.saveValue({ userId: String(userId), userAttributeId: id, value });
  }

  async function save(): Promise<SaveReport> {
    const invalid = fields.filter(({ isChanged, reading }) => isChanged && reading.kind !== 'value');
    const savedParts: DraftPart[] = [];
    const failedParts: DraftPart[] = [];
    const report = { savedParts, failedParts, invalidIds: invalid.map(({ attribute }) => attribute.id) };
    if (invalid.length > 0) return report;
    setSaving(true);
    for (const part of changedParts(latest.current.draft)) {
      const outcome = await savePart(part);
      (outcome.kind === 'done' ? savedParts : failedParts).push(part);
      if (outcome.kind === 'done') setDraft((before) => withChange(before, part, undefined));
      if (outcome.kind === 'failed') setDraft((before) => ({ ...before, failures: { ...before.failures, [part]: outcome.error } }));
    }
    setSaving(false);
    return report;
  }

  return {
    user,
    account: { ...saved, ...changes.account, firstName: changes.account?.firstName ?? saved.firstName },
    changeAccount: (change) => setDraft((before) => withAccount(before, change, saved)),
    values,
    fields,
    changeValue(attributeId, next) {
      const field = fields.find(({ attribute }) => attribute.id === attributeId);
      const before = field && draftOf(field.attribute.type, values.valueOf(attributeId), locale);
      const change = before !== undefined && isSameDraft(before, next) ? undefined : next;
      setDraft((held) => withChange(held, `value ${attributeId}`, change));
    },
    groups,
    isMember: (groupId) => changes[`group ${groupId}`] ?? groups.isMember(groupId),
    changeGroup(groupId, isMember) {
      const change = groups.isMember(groupId) === isMember ? undefined : isMember;
      setDraft((held) => withChange(held, `group ${groupId}`, change));
    },
    failureOf: (part) => draft.failures[part],
    changedCount: changedParts(draft).length,
    isSaving,
    save,
    discard: () => setDraft(noDraft),
  };
}

function byLabel(attributes: readonly UserAttribute[], locale: string): readonly UserAttribute[] {
  const labelOf = ({ displayName, name }: UserAttribute) => displayName || name;
  return attributes.toSorted((one, other) => labelOf(one).localeCompare(labelOf(other), locale));
}

function emptyAsNull({ firstName, title, ...rest }: AccountDraft = {}) {
  const textOf = (text: string) => text.trim() || null;
  return {
    ...rest,
    ...(firstName !== undefined && { firstName: textOf(firstName) }),
    ...(title !== undefined && { title: textOf(title) }),
  };
}
