'use client';
import { UserPlus } from 'lucide-react';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { Button, type ButtonProps } from '../primitives/Button.js';
import { useUserManagementContext } from './UserManagementContext.js';

export type AddUserProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that adds a user. Renders a `<button>`. */
export function AddUser(props: AddUserProps) {
  const { add: words } = useAdminLabels().users;
  const { setAdding } = useUserManagementContext();
  return (
    <Button variant="primary" onClick={() => setAdding(true)} {...props}>
      <UserPlus aria-hidden="true" size={16} strokeWidth={1.5} />
      {words.open}
    </Button>
  );
}
