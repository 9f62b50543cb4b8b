'use client';
import { ListFooter, type ListFooterProps } from '../primitives/list/ListFooter.js';
import { useUserManagementContext } from './UserManagementContext.js';

/** How many users there are, and the way to more. Renders a `<div>`. */
export function UserManagementFooter(props: Omit<ListFooterProps, 'list'>) {
  const { list } = useUserManagementContext().users;
  return <ListFooter list={list} {...props} />;
}
