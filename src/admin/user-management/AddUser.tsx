'use client';
import { UserPlus } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './useUserLabels.js';

export type AddUserProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that adds a user. Renders a `<button>`. */
export function AddUser(props: AddUserProps) {
  const { add: words } = useUserLabels();
  const show = userManagementWidget.use(({ dialogs }) => dialogs.show);
  return (
    <Button icon={UserPlus} variant="primary" onClick={() => show({ kind: 'add' })} {...props}>
      {words.open}
    </Button>
  );
}
