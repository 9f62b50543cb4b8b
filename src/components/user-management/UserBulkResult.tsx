'use client';
import type { ComponentProps } from 'react';
import type { BulkUserAction } from '../../client/resources/users.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import type { UserBulkLabels } from '../../labels/admin/users/UserLabels.js';
import { BulkResult } from '../primitives/bulk/BulkResult.js';
import { useUserManagementContext } from './UserManagementContext.js';

/** What became of the users of the last bulk act. Renders a `<section>`, or nothing. */
export function UserBulkResult(props: Omit<ComponentProps<'section'>, 'children'>) {
  const { users: words } = useAdminLabels();
  const { bulk, nameOf } = useUserManagementContext().users;
  const heading = bulk.action && words.bulk[headings[bulk.action]];
  return <BulkResult heading={heading} bulk={bulk} nameOf={nameOf} onDismiss={bulk.reset} {...props} />;
}

const headings: Readonly<Record<BulkUserAction, 'activating' | 'deactivating' | 'removing'>> = {
  ACTIVATE: 'activating',
  DEACTIVATE: 'deactivating',
  DELETE: 'removing',
} satisfies Record<BulkUserAction, keyof UserBulkLabels>;
