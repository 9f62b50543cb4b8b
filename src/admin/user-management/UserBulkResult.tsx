'use client';
import type { ComponentProps } from 'react';
import type { BulkUserAction } from '../../client/resources/users.js';
import { BulkResult } from '../kit/bulk/BulkResult.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './useUserLabels.js';

/** The result of the last bulk action. Renders a `<section>`, or nothing. */
export function UserBulkResult(props: Omit<ComponentProps<'section'>, 'children'>) {
  const { bulk: words } = useUserLabels();
  const { bulk, nameOf } = userManagementWidget.use(({ model: { bulk, nameOf } }) => ({ bulk, nameOf }));
  const heading = bulk.act && words[headings[bulk.act]];
  return <BulkResult heading={heading} bulk={bulk} nameOf={nameOf} onDismiss={bulk.reset} {...props} />;
}

const headings = { ACTIVATE: 'activating', DEACTIVATE: 'deactivating', DELETE: 'removing' } as const satisfies Record<
  BulkUserAction,
  string
>;
