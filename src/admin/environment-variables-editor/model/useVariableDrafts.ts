'use client';
import { useMemo } from 'react';
import type { EnvVariableItem } from '../../../client/resources/env-variables.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { useKeyedState } from '../../../react/state/useKeyedState.js';
import { rebased, type VariableDraft, withoutEdit, withValue } from './variableDraft.js';

/** The actions on unsaved changes. */
export interface VariableDraftActions {
  /** Adds a variable or changes its value. */
  setValue(name: string, value: string): void;
  /** Imports the variables of a `.env` text. Keeps all others. */
  setValues(variables: readonly EnvVariableItem[]): void;
  /** Restores the saved value. A new variable is removed. */
  revert(name: string): void;
  /** Keeps the user's value although someone else changed the variable in the meantime. */
  keepMine(name: string): void;
  /** Discards all unsaved changes of this deployment, without asking. */
  discard(): void;
}

/** Unsaved changes, by deployment. */
export interface VariableDrafts {
  /** Returns the unsaved changes of a deployment; an empty draft if there are none. */
  of(deploymentId: number): VariableDraft;
  /** Replaces the draft of a deployment by what `next` returns. */
  change(deploymentId: number, next: (before: VariableDraft) => VariableDraft): void;
  /** The drafts of all deployments that were ever changed. */
  readonly all: ReadonlyMap<number, VariableDraft>;
  /** Discards the unsaved changes of all deployments. */
  clear(): void;
}

/**
 * Keeps unsaved changes for an editor that may unmount or show another deployment. In memory only; another user starts with
 * none.
 */
export function useVariableDrafts(): VariableDrafts {
  const { scope } = useServiceClient();
  const [all, update] = useKeyedState(scope, () => noDrafts);
  return useMemo(
    () => ({
      of: (deploymentId) => all.get(deploymentId) ?? noDraft,
      change: (deploymentId, next) => update((before) => new Map(before).set(deploymentId, next(before.get(deploymentId) ?? noDraft))),
      all,
      clear: () => update(() => noDrafts),
    }),
    [all, update],
  );
}

/** Returns the actions on the draft of one deployment. */
export function draftActions({ change }: VariableDrafts, deploymentId: number, saved: readonly EnvVariableItem[]): VariableDraftActions {
  return {
    setValue: (name, value) => change(deploymentId, (draft) => withValue(draft, saved, { name, value })),
    setValues: (variables) =>
      change(deploymentId, (draft) => variables.reduce((next, variable) => withValue(next, saved, variable), draft)),
    revert: (name) => change(deploymentId, (draft) => withoutEdit(draft, name)),
    keepMine: (name) => change(deploymentId, (draft) => rebased(draft, saved, name)),
    discard: () => change(deploymentId, () => noDraft),
  };
}

const noDraft: VariableDraft = new Map();
const noDrafts: VariableDrafts['all'] = new Map();
