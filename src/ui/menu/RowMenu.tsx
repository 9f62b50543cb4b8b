'use client';

import { Ellipsis } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon.js';
import { useCommonAdminLabels } from '../useCommonAdminLabels.js';
import { Menu } from './Menu.js';
import { MenuList } from './MenuList.js';
import { MenuIconTrigger } from './MenuTrigger.js';

export interface RowMenuProps {
  /** The name of the row, for screen readers. */
  name: string;
  /** True while an action on the row runs: the button shows a spinner and cannot be pressed. */
  isBusy?: boolean | undefined;
  /** The `<button>` that opens the menu. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** The `MenuItem`s. */
  children: ReactNode;
}

/** The actions of a row, behind one button at its end. Renders a `<button>`. */
export function RowMenu({ name, isBusy = false, ref, children }: RowMenuProps) {
  const common = useCommonAdminLabels();
  const label = common.rowActions(name);
  return (
    <Menu>
      <MenuIconTrigger ref={ref} label={label} size="small" isBusy={isBusy}>
        {!isBusy && <Icon of={Ellipsis} />}
      </MenuIconTrigger>
      <MenuList label={label} align="end">
        {children}
      </MenuList>
    </Menu>
  );
}
