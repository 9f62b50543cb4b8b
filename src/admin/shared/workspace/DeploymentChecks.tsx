'use client';
import { useId } from 'react';
import { useDeployments } from '../../../data/resources/deployments.js';
import { CheckField } from '../../../ui/fields/CheckField.js';
import { Skeleton } from '../../../ui/skeleton/Skeleton.js';
import { ReadFailure } from '../../kit/list/ListStates.js';

export interface DeploymentChecksProps {
  /** The label of the group. */
  legend: string;
  /** The ids of the chosen deployments, as texts. */
  chosen: readonly string[];
  /** Called with all chosen ids when the user chooses or removes a deployment. */
  onChosenChange: (ids: readonly string[]) => void;
  /** The name of the checkboxes in their form. */
  name?: string | undefined;
  /** The problem to show below them. */
  error?: string | undefined;
}

/**
 * Chooses deployments by name. A chosen one that the account does not list is shown by its id, so that saving keeps it. Renders a `<fieldset>`.
 */
export function DeploymentChecks({ legend, chosen, onChosenChange, name, error: problem }: DeploymentChecksProps) {
  // All of them, because those after a first page could not be chosen.
  const { data, error, isFetching, refetch } = useDeployments();
  const errorId = useId();
  const listed = (data?.items ?? []).map(({ id, name: label }) => [String(id), label] as const);
  const names = new Map([...chosen.map((id) => [id, `#${id}`] as const), ...listed]);
  return (
    <fieldset className="parley-fieldset" aria-describedby={errorId}>
      <legend className="parley-field-label">{legend}</legend>
      {data === undefined && error === null && <Skeleton lines={2} />}
      {error !== null && <ReadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {data !== undefined && (
        <div className="parley-stack parley-scroll">
          {[...names].map(([id, label]) => (
            <CheckField
              key={id}
              name={name}
              label={<bdi>{label}</bdi>}
              checked={chosen.includes(id)}
              onChange={({ currentTarget: { checked } }) =>
                onChosenChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          ))}
        </div>
      )}
      <p id={errorId} aria-live="polite" className="parley-field-note">
        {problem !== undefined && <span className="parley-field-error">{problem}</span>}
      </p>
    </fieldset>
  );
}
