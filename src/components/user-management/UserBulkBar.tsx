'use client';
import { Trash2, UserCheck, UserX } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { BulkUserAction } from '../../client/resources/users.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useFormats } from '../../hooks/useFormats.js';
import { Button } from '../primitives/Button.js';
import { BulkBar } from '../primitives/list/BulkBar.js';
import { useUserManagementContext } from './UserManagementContext.js';

/** What can be done with the selected users, and how far the selection reaches. Renders a `<div role="toolbar">` and a note. */
export function UserBulkBar(props: ComponentProps<'div'>) {
  const { users: words } = useAdminLabels();
  const { users, ask } = useUserManagementContext();
  const { selection } = users.list;
  const runningAction = users.bulk.status === 'running' ? users.bulk.action : undefined;
  const actOf = (action: BulkUserAction) => ({
    size: 'small' as const,
    variant: 'quiet' as const,
    isBusy: runningAction === action,
    disabled: runningAction !== undefined && runningAction !== action,
    onClick: () => ask({ kind: 'many', action, userIds: [...selection.ids] }),
  });
  return (
    <div className="parley-user-bulk">
      <BulkBar selection={selection} {...props}>
        <Button {...actOf('ACTIVATE')}>
          {runningAction !== 'ACTIVATE' && <UserCheck aria-hidden="true" size={16} strokeWidth={1.5} />}
          {words.acts.activate}
        </Button>
        <Button {...actOf('DEACTIVATE')}>
          {runningAction !== 'DEACTIVATE' && <UserX aria-hidden="true" size={16} strokeWidth={1.5} />}
          {words.acts.deactivate}
        </Button>
        <Button {...actOf('DELETE')} className="parley-user-remove">
          {runningAction !== 'DELETE' && <Trash2 aria-hidden="true" size={16} strokeWidth={1.5} />}
          {words.acts.remove}
        </Button>
      </BulkBar>
      <SelectionReach />
    </div>
  );
}

/** Says what is selected but not seen, and what is not selected although all seems to be. */
function SelectionReach() {
  const { bulk: words } = useAdminLabels().users;
  const { number } = useFormats();
  const { list } = useUserManagementContext().users;
  const { count, loadedCount, allLoadedSelected } = list.selection;
  const hidden = count - loadedCount;
  const isPartOfMore = allLoadedSelected && list.hasMore;
  if (hidden === 0 && !isPartOfMore) return null;
  return (
    <p className="parley-user-reach">
      {isPartOfMore && <span>{words.allLoaded(loadedCount, number(loadedCount))}</span>}
      {hidden > 0 && <span>{words.notShown(hidden, number(hidden))}</span>}
    </p>
  );
}
