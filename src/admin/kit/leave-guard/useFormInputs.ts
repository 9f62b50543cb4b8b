'use client';
import { use } from 'react';
import { ServiceContext } from '../../../data/provider/ServiceContext.js';
import { useKeyedState } from '../../../react/state/useKeyedState.js';
import { LeaveContext } from './LeaveContext.js';

/** The input of a form whose dialog was closed, for the next opening. */
export interface FormMemory {
  /** Returns the input; `undefined` if there is none. */
  read(): object | undefined;
  /** Keeps input until it is forgotten or the page is closed. */
  keep(values: object): void;
  /** Forgets the input, for example once it was sent. */
  forget(): void;
}

/** Returns the input of closed forms, by place: that of the surrounding `LeaveGuardProvider`, or else that of the widget alone. */
export function useFormInputs(): Map<string, object> {
  const own = useOwnInputs();
  return use(LeaveContext)?.inputs ?? own;
}

/** Returns an empty store for the input of closed forms. In memory only, because it may be secret; another user starts with none. */
export function useOwnInputs(): Map<string, object> {
  return useKeyedState(use(ServiceContext)?.client.scope ?? '', () => new Map<string, object>())[0];
}
