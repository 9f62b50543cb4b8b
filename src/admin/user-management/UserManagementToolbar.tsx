'use client';
import { ClipboardPaste, UserPlus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { type FilterPartProps, FilterSelect } from '../kit/list/FilterSelect.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './userWords.js';

export type AddUserProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that adds a user. Renders a `<button>`. */
export function AddUser(props: AddUserProps) {
  const { add: words } = useUserLabels();
  const show = userManagementWidget.useSelector(({ dialogs }) => dialogs.show);
  return (
    <Button icon={UserPlus} variant="primary" onClick={() => show({ kind: 'add' })} {...props}>
      {words.open}
    </Button>
  );
}

/** Opens the form that adds many users at once. Renders a `<button>`. */
export function AddManyUsers(props: AddUserProps) {
  const { many: words } = useUserLabels();
  const show = userManagementWidget.useSelector(({ dialogs }) => dialogs.show);
  return (
    <Button icon={ClipboardPaste} onClick={() => show({ kind: 'add-many' })} {...props}>
      {words.open}
    </Button>
  );
}

/** Limits the list to deactivated users. Only with provisioning. Renders a `<div>` around a `<button>`. */
export function UserStateFilter(props: FilterPartProps) {
  const { filter: words, states } = useUserLabels();
  const { state, setFilters } = userManagementWidget.useSelector(({ model: { list } }) => {
    return { state: list.filters.state, setFilters: list.setFilters };
  });
  return (
    <FilterSelect<'deactivated'>
      label={words.label}
      noneLabel={words.all}
      value={state}
      onValueChange={(next) => setFilters(next === undefined ? {} : { state: next })}
      options={[{ value: 'deactivated', label: states.deactivated }]}
      {...props}
    />
  );
}

/** The actions on the selected users, the extent of the selection, and what did not succeed. Renders a `<div role="toolbar">`. */
export function UserBulkBar(props: ComponentProps<'div'>) {
  return <userManagementWidget.SelectedBar note={<SelectionReach />} {...props} />;
}

/** Points out selected users that are not visible, and users that are not selected although all seem to be. */
function SelectionReach() {
  const { bulk: words } = useUserLabels();
  const { number } = useFormats();
  const { loadedCount, hidden, isPartOfMore } = userManagementWidget.useSelector(({ model: { list } }) => {
    const { count, loadedCount, allLoadedSelected } = list.selection;
    return { loadedCount, hidden: count - loadedCount, isPartOfMore: allLoadedSelected && list.hasMore };
  });
  if (hidden === 0 && !isPartOfMore) return null;
  return (
    <>
      {isPartOfMore && words.allLoaded(loadedCount, number(loadedCount))} {hidden > 0 && words.notShown(hidden, number(hidden))}
    </>
  );
}
