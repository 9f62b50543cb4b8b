'use client';
import { X } from 'lucide-react';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import type { UserDetails } from '../../hooks/user-management/useUserDetails.js';
import { ActFailure } from '../primitives/ActFailure.js';
import { SelectField } from '../primitives/fields/SelectField.js';
import { isolate } from '../primitives/isolate.js';
import { ReadFailure } from '../primitives/list/ListStates.js';
import { Skeleton } from '../primitives/Skeleton.js';

export interface GroupFieldsProps {
  details: UserDetails;
  canChange: boolean;
}

/** The groups a user is in, and those the user may join. */
export function GroupFields({ details, canChange }: GroupFieldsProps) {
  const { drawer: words } = useAdminLabels().users;
  const { groups, isMember, changeGroup, failureOf, isSaving } = details;
  switch (groups.status) {
    case 'untold':
      return <p className="parley-user-hint">{words.groupsUntold}</p>;
    case 'loading':
      return <Skeleton lines={1} />;
    case 'error':
      return groups.error && <ReadFailure error={groups.error} onRetry={groups.refresh} isBusy={groups.isRefreshing} />;
    case 'ready':
      break;
  }
  const joined = groups.groups.filter(({ id }) => isMember(id));
  const others = groups.groups.filter(({ id }) => !isMember(id));
  return (
    <>
      {joined.length === 0 ? (
        <p className="parley-user-hint">{words.noGroups}</p>
      ) : (
        <ul className="parley-user-groups">
          {joined.map(({ id, name }) => (
            <li key={id} className="parley-token">
              <bdi className="parley-token-text">{name}</bdi>
              {canChange && (
                <button
                  type="button"
                  className="parley-token-remove"
                  aria-label={words.removeGroup(name)}
                  disabled={isSaving}
                  onClick={() => changeGroup(id, false)}
                >
                  <X aria-hidden="true" size={12} strokeWidth={1.75} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canChange && others.length > 0 && (
        <SelectField
          label={words.addGroup}
          isLabelHidden
          value=""
          disabled={isSaving}
          onChange={({ currentTarget }) => changeGroup(currentTarget.value, true)}
        >
          <option value="">{words.chooseGroup}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {groups.isPartial && <p className="parley-user-hint">{words.moreGroups}</p>}
      {groups.groups.map(({ id, name }) => {
        const failure = failureOf(`group ${id}`);
        return failure && <ActFailure key={id} error={failure} title={words.groupFailed(isolate(name))} />;
      })}
    </>
  );
}
