'use client';
import { useState } from 'react';
import type { Page } from '../../../client/http/pagination.js';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import type { DeploymentAddress } from '../../../client/resources/addresses.js';
import type { EnvVariableItem } from '../../../client/resources/env-variables.js';
import { useSetEnvVariables } from '../../../data/resources/env-variables.js';
import { attemptAct } from '../../kit/events/attemptAct.js';
import type { ActOutcome, Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import type { useAllEnvVariables } from './useAllEnvVariables.js';
import { isSamePlan, type PlannedChange, planChanges, type VariableDraft } from './variableDraft.js';

/** What a host hears of an editor of variables. Values are never told. */
export interface VariablesEditorEvents extends WidgetErrorEvents<'environment-variables-editor'> {
  readonly onBeforeSave?: ((changes: VariableNames) => Veto) | undefined;
  /** All variables as the service lists them now, secrets masked, and the names of those that were sent. */
  readonly onSaved?: ((variables: Page<EnvVariableItem>, changes: VariableNames) => void) | undefined;
}

export interface VariableNames {
  readonly added: readonly string[];
  readonly changed: readonly string[];
}

/** How far a review of the changes is. */
export type VariableReview =
  | { readonly status: 'closed' }
  /** What the service has now is being read. */
  | { readonly status: 'comparing' }
  | { readonly status: 'unread'; readonly error: ServiceError }
  | {
      readonly status: 'open' | 'saving';
      /** Somebody changed something between review and saving, so nothing was sent: look again. */
      readonly hasMoved: boolean;
      /** Why saving failed. */
      readonly error: ServiceError | undefined;
    };

export type SaveOutcome = ActOutcome<Page<EnvVariableItem>> | { readonly kind: 'moved' };

export interface VariableReviewActs {
  /** Reads the variables anew and shows what saving would change. */
  openReview(): Promise<void>;
  closeReview(): void;
  /** Reads once more, and sends only what differs, unless the review no longer shows that. */
  save(): Promise<SaveOutcome>;
}

interface Reviewed extends DeploymentAddress {
  readonly query: ReturnType<typeof useAllEnvVariables>;
  readonly draft: VariableDraft;
  readonly plan: readonly PlannedChange[];
  readonly forget: (edits: VariableDraft) => void;
}

export function useVariableReview(
  { deploymentId, query, draft, plan, forget }: Reviewed,
  events: VariablesEditorEvents,
): VariableReviewActs & { readonly review: VariableReview } {
  const [review, setReview] = useState<VariableReview>({ status: 'closed' });
  // Values are not kept in the cache of mutations, and are not sent later by themselves when a connection is back.
  const setVariables = useSetEnvVariables({ gcTime: 0, networkMode: 'always' });

  async function openReview() {
    setReview({ status: 'comparing' });
    const { error } = await query.refetch();
    const next: VariableReview = error === null ? openedReview : { status: 'unread', error };
    setReview((current) => (current.status === 'comparing' ? next : current));
  }

  async function save(): Promise<SaveOutcome> {
    setReview({ ...openedReview, status: 'saving' });
    const { error, data } = await query.refetch();
    if (error !== null) {
      setReview({ ...openedReview, error });
      return { kind: 'failed', error };
    }
    if (!isSamePlan(planChanges(data ?? [], draft), plan)) {
      setReview({ ...openedReview, hasMoved: true });
      return { kind: 'moved' };
    }
    const outcome = await attemptAct({
      operation: 'setEnvVariables',
      before: () => events.onBeforeSave?.(namesOf(plan)),
      write: () => setVariables.mutateAsync({ deploymentId, env_variables: sentVariables(plan) }),
    });
    setVariables.reset();
    switch (outcome.kind) {
      case 'failed':
        setReview({ ...openedReview, error: outcome.error });
        events.onError?.(outcome.error, { widget: 'environment-variables-editor', operation: 'setEnvVariables' });
        return outcome;
      case 'vetoed':
        setReview(openedReview);
        return outcome;
      case 'done':
        // What was typed stays until the service tells it, so that no row falls back for a moment.
        await query.refetch();
        forget(draft);
        setReview({ status: 'closed' });
        events.onSaved?.(outcome.result, namesOf(plan));
        return outcome;
    }
  }

  return { review, openReview, closeReview: () => setReview({ status: 'closed' }), save };
}

const openedReview = { status: 'open', hasMoved: false, error: undefined } as const;

function sentVariables(plan: readonly PlannedChange[]): readonly EnvVariableItem[] {
  return plan.filter(({ kind }) => kind !== 'unchanged').map(({ name, after }) => ({ name, value: after }));
}

function namesOf(plan: readonly PlannedChange[]): VariableNames {
  const named = (kind: PlannedChange['kind']) => plan.filter((change) => change.kind === kind).map(({ name }) => name);
  return { added: named('added'), changed: named('changed') };
}
