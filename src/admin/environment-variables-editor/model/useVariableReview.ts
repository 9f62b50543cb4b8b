'use client';
import { useState } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { Page } from '../../../client/http/pagination.js';
import type { DeploymentAddress } from '../../../client/resources/addresses.js';
import type { EnvVariableItem } from '../../../client/resources/env-variables.js';
import { useSetEnvVariables } from '../../../data/resources/env-variables.js';
import { useAction } from '../../kit/actions/useAction.js';
import type { ActionOutcome, Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import type { VariableDrafts } from './useVariableDrafts.js';
import { isSamePlan, type PlannedChange, planChanges, type VariableDraft } from './variableDraft.js';

/** Callbacks of an environment variables editor. They never receive secret values. */
export interface VariablesEditorEvents extends WidgetErrorEvents<'environment-variables-editor'> {
  /** Return `false`, or a promise of it, to cancel saving. */
  readonly onBeforeSave?: ((changes: VariableNames) => Veto) | undefined;
  /** Called with all variables as the service lists them now, secrets masked, and the names of those that were sent. */
  readonly onSaved?: ((variables: Page<EnvVariableItem>, changes: VariableNames) => void) | undefined;
}

/** The names of the variables that a save sends. */
export interface VariableNames {
  /** The variables that did not exist before. */
  readonly added: readonly string[];
  /** The variables that get another value. */
  readonly changed: readonly string[];
}

/** The state of a review. */
export type VariableReview =
  | { readonly status: 'closed' }
  /** The saved variables are being read. */
  | { readonly status: 'comparing' }
  | { readonly status: 'unread'; readonly error: ServiceError }
  | {
      /** `saving` from the confirmation until the service has answered. */
      readonly status: 'open' | 'saving';
      /**
       * True if someone changed a variable between review and saving. Nothing was sent, and the changes need another review.
       */
      readonly hasMoved: boolean;
      /** The reason why saving failed. */
      readonly error: ServiceError | undefined;
    };

/** The outcome of a save; `moved` if a variable changed after the review, so nothing was sent. */
export type SaveOutcome = ActionOutcome<Page<EnvVariableItem>> | { readonly kind: 'moved' };

/** The actions that review and save the unsaved changes. */
export interface VariableReviewActions {
  /** Refetches the variables and shows the changes that saving would make. */
  openReview(): Promise<void>;
  /** Closes the review without saving. The changes stay. */
  closeReview(): void;
  /** Refetches the variables, and sends the differences only if they still match the review. */
  save(): Promise<SaveOutcome>;
}

interface Reviewed extends DeploymentAddress {
  readonly refetch: () => Promise<{ readonly data: readonly EnvVariableItem[] | undefined; readonly error: ServiceError | null }>;
  readonly drafts: VariableDrafts;
  readonly plan: readonly PlannedChange[];
}

export function useVariableReview(
  { deploymentId, refetch, drafts, plan }: Reviewed,
  events: VariablesEditorEvents,
): VariableReviewActions & { readonly review: VariableReview } {
  const [review, setReview] = useState<VariableReview>({ status: 'closed' });
  const draft = drafts.of(deploymentId);
  // Values are not stored in the mutation cache, and not sent automatically when the connection returns.
  const setVariables = useSetEnvVariables({ gcTime: 0, networkMode: 'always' });

  const send = useAction('environment-variables-editor', events, {
    operation: 'setEnvVariables',
    async call(changes: readonly PlannedChange[], _sent: VariableDraft) {
      const saved = await setVariables
        .mutateAsync({ deploymentId, env_variables: sentVariables(changes) })
        .finally(() => setVariables.reset());
      // Keeps the typed values until the service returns them, so that no row briefly shows the old one.
      await refetch();
      return saved;
    },
    before: (changes) => events.onBeforeSave?.(namesOf(changes)),
    done(saved, changes, sent) {
      drafts.change(deploymentId, (current) => new Map([...current].filter(([name, edit]) => sent.get(name) !== edit)));
      setReview({ status: 'closed' });
      events.onSaved?.(saved, namesOf(changes));
    },
  });

  async function openReview() {
    setReview({ status: 'comparing' });
    const { error } = await refetch();
    const next: VariableReview = error === null ? openedReview : { status: 'unread', error };
    setReview((current) => (current.status === 'comparing' ? next : current));
  }

  async function save(): Promise<SaveOutcome> {
    setReview({ ...openedReview, status: 'saving' });
    const { error, data } = await refetch();
    if (error !== null) {
      setReview({ ...openedReview, error });
      return { kind: 'failed', error };
    }
    if (!isSamePlan(planChanges(data ?? [], draft), plan)) {
      setReview({ ...openedReview, hasMoved: true });
      return { kind: 'moved' };
    }
    const outcome = await send(plan, draft);
    if (outcome.kind !== 'done') setReview({ ...openedReview, error: outcome.kind === 'failed' ? outcome.error : undefined });
    return outcome;
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
