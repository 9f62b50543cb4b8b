'use client';
import { Trash2, UserCheck, UserX } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { BulkUserAction } from '../../client/resources/users.js';
import { useFormats } from '../../react/useFormats.js';
import { BulkBar, BulkButton } from '../kit/list/BulkBar.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './useUserLabels.js';

/**
 * The actions on the selected users, and a note about the extent of the selection. Renders a `<div role="toolbar">` and a
 * note.
 */
export function UserBulkBar(props: ComponentProps<'div'>) {
  const words = useUserLabels();
  const { selection, running, show } = userManagementWidget.use(({ model: { list, bulk }, dialogs: { show } }) => {
    return { selection: list.selection, running: bulk.status === 'running' ? bulk.act : undefined, show };
  });
  const actOf = (action: BulkUserAction) => ({
    size: 'small' as const,
    variant: 'quiet' as const,
    isBusy: running === action,
    disabled: running !== undefined && running !== action,
    onClick: () => show({ kind: 'act-on-many', action, userIds: [...selection.ids] }),
  });
  return (
    <div className="parley-user-bulk">
      <BulkBar selection={selection} {...props}>
        <BulkButton icon={UserCheck} {...actOf('ACTIVATE')}>
          {words.acts.activate}
        </BulkButton>
        <BulkButton icon={UserX} {...actOf('DEACTIVATE')}>
          {words.acts.deactivate}
        </BulkButton>
        <BulkButton icon={Trash2} {...actOf('DELETE')} className="parley-user-remove">
          {words.acts.remove}
        </BulkButton>
      </BulkBar>
      <SelectionReach />
    </div>
  );
}

/** Points out selected users that are not visible, and users that are not selected although all seem to be. */
function SelectionReach() {
  const { bulk: words } = useUserLabels();
  const { number } = useFormats();
  const { loadedCount, hidden, isPartOfMore } = userManagementWidget.use(({ model: { list } }) => {
    const { count, loadedCount, allLoadedSelected } = list.selection;
    return { loadedCount, hidden: count - loadedCount, isPartOfMore: allLoadedSelected && list.hasMore };
  });
  if (hidden === 0 && !isPartOfMore) return null;
  return (
    <p className="parley-caption parley-user-reach">
      {isPartOfMore && <span>{words.allLoaded(loadedCount, number(loadedCount))}</span>}
      {hidden > 0 && <span>{words.notShown(hidden, number(hidden))}</span>}
    </p>
  );
}
