'use client';
import { ListFooter, type ListFooterProps } from '../kit/list/ListFooter.js';
import { footerOf } from '../kit/listSlices.js';
import { userManagementWidget } from './userManagementWidget.js';

/** The number of users, a button that loads more, and errors of loading. Renders a `<div>`. */
export function UserManagementFooter(props: Omit<ListFooterProps, 'list'>) {
  const list = userManagementWidget.use(({ model }) => footerOf(model.list));
  return <ListFooter list={list} {...props} />;
}
