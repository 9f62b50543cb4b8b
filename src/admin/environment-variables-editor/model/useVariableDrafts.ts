'use client';
import type { EnvVariableItem } from '../../../client/resources/env-variables.js';
import { type StateByDeployment, useStateByDeployment } from './useStateByDeployment.js';
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
  /** Drops all that is not saved of this deployment, without asking. */
  discard(): void;
}

/** What is not saved, of each deployment. */
export type VariableDrafts = StateByDeployment<VariableDraft>;

/**
 * Holds what is not saved, for an editor that may be away or show another deployment meanwhile. In memory alone.
 */
export function useVariableDrafts(): VariableDrafts {
  return useStateByDeployment(noDraft);
}

/** The draft of one deployment, with what can be done with it. */
export function variableDraftOf(
  drafts: VariableDrafts,
  deploymentId: number,
  saved: readonly EnvVariableItem[],
): { readonly draft: VariableDraft; readonly acts: VariableDraftActs; forget(edits: VariableDraft): void } {
  const change = (next: (before: VariableDraft) => VariableDraft) => drafts.change(deploymentId, next);
  return {
    draft: drafts.of(deploymentId),
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
