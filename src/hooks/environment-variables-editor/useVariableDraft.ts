'use client';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import type { EnvVariableItem } from '../../client/resources/env-variables.js';
import { useOwnState } from './useOwnState.js';
import { rebased, type VariableDraft, withoutEdit, withValue } from './variableDraft.js';

/** What can be done with what is not saved yet. */
export interface VariableDraftActs {
  /** Adds a variable or changes its value. */
  setValue(name: string, value: string): void;
  /** Takes over what a `.env` text says. Variables that are not in it stay as they are. */
  setValues(variables: readonly EnvVariableItem[]): void;
  /** Back to what the service has; a new variable is dropped. */
  revert(name: string): void;
  /** Keeps mine where somebody else changed the same variable meanwhile. */
  keepMine(name: string): void;
  /** Drops all that is not saved, without asking. */
  discard(): void;
}

/** Held in memory alone. */
export function useVariableDraft(
  address: DeploymentAddress,
  saved: readonly EnvVariableItem[],
): { readonly draft: VariableDraft; readonly acts: VariableDraftActs; forget(edits: VariableDraft): void } {
  const [draft, change] = useOwnState(address, noDraft);
  return {
    draft,
    acts: {
      setValue: (name, value) => change((current) => withValue(current, saved, { name, value })),
      setValues: (variables) => change((current) => variables.reduce((next, variable) => withValue(next, saved, variable), current)),
      revert: (name) => change((current) => withoutEdit(current, name)),
      keepMine: (name) => change((current) => rebased(current, saved, name)),
      discard: () => change(() => noDraft),
    },
    forget: (edits) => change((current) => new Map([...current].filter(([name, edit]) => edits.get(name) !== edit))),
  };
}

const noDraft: VariableDraft = new Map();
