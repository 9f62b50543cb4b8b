'use client';
import type { ComponentProps } from 'react';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import type { AccountState } from '../../hooks/user-management/accountLedger.js';
import { partClass } from '../primitives/partClass.js';

export interface AccountStateMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  state: AccountState;
}

/** Whether an account may be used: a dot and a word. Renders a `<span>`, or nothing where nobody said. */
export function AccountStateMark({ state, className, ...props }: AccountStateMarkProps) {
  const { states } = useAdminLabels().users;
  if (state === 'unknown') return null;
  return (
    <span data-slot="account-state" data-state={state} className={partClass('account-state', className)} {...props}>
      {states[state]}
    </span>
  );
}
