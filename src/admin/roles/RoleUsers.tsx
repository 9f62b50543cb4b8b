'use client';
import { useEffect, useRef, useState } from 'react';
import type { Role } from '../../client/resources/roles.js';
import type { ResourceOwner } from '../../client/resources/users.js';
import { Button } from '../../ui/button/Button.js';
import { isolate } from '../../ui/text/isolate.js';
import { BulkResult } from '../kit/bulk/BulkResult.js';
import { Line, Note, Section } from '../kit/layout/layout.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { ChooseUsersDialog } from '../shared/people/ChooseUsersDialog.js';
import { nameOfUser } from '../shared/people/nameOfUser.js';
import { rolesWidget, useRoleLabels } from './rolesWidget.js';

/** Assigns the open role to users or removes it from them. Cannot list who has it: the contract has no such call. Renders a `<section>`. */
export function RoleUsers({ item: role }: { item: Role }) {
  const { users: words } = useRoleLabels();
  const { bulk, show } = rolesWidget.useSelector(({ model, dialogs }) => ({ bulk: model.bulk, show: dialogs.show }));
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const isRunning = bulk.status === 'running';
  const result = useRef<HTMLElement>(null);
  // The drawer is long and the result is at its end.
  useEffect(() => {
    if (bulk.status !== 'idle') result.current?.scrollIntoView?.({ block: 'nearest' });
  }, [bulk.status]);
  const remember = (users: readonly ResourceOwner[]) =>
    setNames((before) => new Map([...before, ...users.map((user) => [user.id, nameOfUser(user)] as const)]));
  return (
    <Section heading={words.heading}>
      <Note>{words.unknown}</Note>
      <Line>
        <Button size="small" disabled={isRunning} onClick={() => show({ kind: 'assign', item: role })}>
          {words.assign}
        </Button>
        <Button size="small" disabled={isRunning} onClick={() => show({ kind: 'unassign', item: role })}>
          {words.unassign}
        </Button>
      </Line>
      <BulkResult ref={result} bulk={bulk} nameOf={(id) => names.get(id) ?? `#${id}`} onDismiss={bulk.reset} />
      <rolesWidget.DialogOf kind="assign">
        {({ item }, open) => <UsersDialog role={item} kind="assign" onChosen={remember} {...open} />}
      </rolesWidget.DialogOf>
      <rolesWidget.DialogOf kind="unassign">
        {({ item }, open) => <UsersDialog role={item} kind="unassign" onChosen={remember} {...open} />}
      </rolesWidget.DialogOf>
    </Section>
  );
}

interface UsersDialogProps extends OpenProps {
  role: Role;
  kind: 'assign' | 'unassign';
  onChosen: (users: readonly ResourceOwner[]) => void;
}

/** Chooses the users who get or lose the role. Closes when the bulk action starts; the drawer shows its result. Renders a `<div role="dialog">`. */
function UsersDialog({ role, kind, onChosen, ...open }: UsersDialogProps) {
  const { users: words } = useRoleLabels();
  const run = rolesWidget.useSelector(({ model }) => model[kind]);
  const isAssigning = kind === 'assign';
  return (
    <ChooseUsersDialog
      title={isAssigning ? words.assignTo(isolate(role.name)) : words.unassignFrom(isolate(role.name))}
      submitLabel={isAssigning ? words.assignSubmit : words.unassignSubmit}
      action={(users, close) => {
        onChosen(users);
        return run(
          users.map(({ id }) => id),
          role,
          close,
        );
      }}
      {...open}
    />
  );
}
