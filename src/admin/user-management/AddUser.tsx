'use client';
import { UserPlus } from 'lucide-react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { userManagementWidget } from './userManagementWidget.js';

export type AddUserProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that adds a user. Renders a `<button>`. */
export function AddUser(props: AddUserProps) {
  const { add: words } = useAdminLabels().users;
  const show = userManagementWidget.use(({ dialogs }) => dialogs.show);
  return (
    <Button icon={UserPlus} variant="primary" onClick={() => show({ kind: 'add' })} {...props}>
      {words.open}
    </Button>
  );
}
