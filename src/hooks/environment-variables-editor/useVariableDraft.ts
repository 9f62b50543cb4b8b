'use client';
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import type { EnvVariableItem } from '../../client/resources/env-variables.js';
import { useServiceClient } from '../useServiceClient.js';
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

/** Held in memory alone. Of one deployment and one person: what was typed for one never reaches another. */
export function useVariableDraft(
  { deploymentId }: DeploymentAddress,
  saved: readonly EnvVariableItem[],
): { readonly draft: VariableDraft; readonly acts: VariableDraftActs; forget(edits: VariableDraft): void } {
  const key = hashKey([useServiceClient().scope, deploymentId]);
  const [held, setHeld] = useState<Held>({ key, draft: noDraft });
  const draft = held.key === key ? held.draft : noDraft;
  const change = (next: (draft: VariableDraft) => VariableDraft) =>
    setHeld((current) => ({ key, draft: next(current.key === key ? current.draft : noDraft) }));
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

interface Held {
  readonly key: string;
  readonly draft: VariableDraft;
}

const noDraft: VariableDraft = new Map();
