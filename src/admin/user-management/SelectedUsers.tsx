'use client';
import { NamePreview } from '../kit/dialog/NamePreview.js';
import { userManagementWidget } from './userManagementWidget.js';

/** The first of the users that an action will change, and the number of the others. */
export function SelectedUsers({ userIds }: { userIds: readonly number[] }) {
  const { nameOf, emailOf } = userManagementWidget.useSelector(({ model: { nameOf, emailOf } }) => ({ nameOf, emailOf }));
  return <NamePreview items={userIds.map((id) => ({ id, name: nameOf(id), detail: emailOf(id) }))} />;
}
