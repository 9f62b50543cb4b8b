'use client';
import type { ComponentProps } from 'react';
import { partClass } from '../../ui/partClass.js';
import type { AccountState } from './model/accountLedger.js';
import { useUserLabels } from './useUserLabels.js';

export interface AccountStateMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The state to show; `unknown` shows nothing. */
  state: AccountState;
}

/** The state of an account as a dot and a word. Renders a `<span>`, or nothing if the state is unknown. */
export function AccountStateMark({ state, className, ...props }: AccountStateMarkProps) {
  const { states } = useUserLabels();
  if (state === 'unknown') return null;
  return (
    <span data-slot="account-state" data-state={state} className={partClass('account-state', className)} {...props}>
      {states[state]}
    </span>
  );
}
