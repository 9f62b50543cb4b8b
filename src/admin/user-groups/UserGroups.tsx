'use client';
import type { ComponentProps } from 'react';
import type { UserGroup } from '../../client/resources/user-groups.js';
import { TextField } from '../../ui/fields/TextField.js';
import { ReadOnlyNote } from '../kit/list/ReadOnlyNote.js';
import type { RecordFieldsProps } from '../kit/record-form/RecordForm.js';
import { GroupMembers } from './GroupMembers.js';
import { type UserGroupValues, userGroupsWidget, useUserGroupLabels } from './userGroupsWidget.js';

/**
 * The user groups of the account. Add, rename and delete groups and change their members if `isProvisioned`; otherwise search them only.
 * Renders a `<div>`.
 */
export const UserGroups = userGroupsWidget.assemble({ Fields: GroupFields, Detail: GroupMembers, Filters: WhyReadOnly });

export type UserGroupsProps = ComponentProps<typeof UserGroups>;

/** The parts of `UserGroups`, for other layouts. */
export const { Root, Search, Toolbar, Rows, Footer } = UserGroups;

function GroupFields({ form }: RecordFieldsProps<UserGroupValues, UserGroup>) {
  const { fields } = useUserGroupLabels();
  return <TextField label={fields.name} {...form.field('name')} />;
}

function WhyReadOnly() {
  const words = useUserGroupLabels();
  const canChange = userGroupsWidget.useSelector(({ options: { isProvisioned = false } }) => isProvisioned);
  return canChange ? null : <ReadOnlyNote>{words.notProvisioned}</ReadOnlyNote>;
}
