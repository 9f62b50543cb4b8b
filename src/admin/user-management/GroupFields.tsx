'use client';
import { X } from 'lucide-react';
import { useUserGroups } from '../../data/resources/user-groups.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Disclosure } from '../../ui/disclosure/Disclosure.js';
import { ActionFailure } from '../../ui/errors/ActionFailure.js';
import { Select } from '../../ui/select/Select.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { isolate } from '../../ui/text/isolate.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import type { DetailsProps } from './AccountFields.js';
import { useUserLabels } from './userWords.js';

/** The groups of a user, and those the user can join. */
export function GroupFields({ details, canChange }: DetailsProps) {
  const { drawer: words } = useUserLabels();
  const { groups, isMember, changeGroup, failureOf, isSaving } = details;
  switch (groups.status) {
    case 'unavailable':
      return <GroupsOfAccount />;
    case 'loading':
      return <Skeleton lines={1} />;
    case 'error':
      return groups.error && <ReadFailure error={groups.error} onRetry={groups.refetch} isBusy={groups.isRefetching} />;
    case 'ready':
      break;
  }
  const joined = groups.groups.filter(({ id }) => isMember(id));
  const others = groups.groups.filter(({ id }) => !isMember(id));
  return (
    <>
      {joined.length === 0 ? (
        <p className="parley-note">{words.noGroups}</p>
      ) : (
        <ul className="parley-plain-list parley-line parley-gap-s parley-small">
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
        <Select
          label={words.addGroup}
          isLabelHidden
          placeholder={words.chooseGroup}
          value={undefined}
          disabled={isSaving}
          onValueChange={(id) => id !== undefined && changeGroup(id, true)}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {groups.isPartial && <p className="parley-note">{words.moreGroups}</p>}
      {groups.groups.map(({ id, name }) => {
        const failure = failureOf(`group ${id}`);
        return failure && <ActionFailure key={id} error={failure} title={words.groupFailed(isolate(name))} />;
      })}
    </>
  );
}

/** Says that the user's memberships are unknown. The groups of the account are closed, because they would read as the user's own. */
function GroupsOfAccount() {
  const { drawer: words } = useUserLabels();
  const { number } = useFormats();
  const { data, error, isPending } = useUserGroups({ first: maxGroups });
  // Without permission to read groups, shows only that memberships are unavailable.
  if (error !== null && data === undefined) return <p className="parley-note">{words.groupsUnavailable}</p>;
  if (isPending) return <Skeleton lines={1} />;
  if (data.items.length === 0) return <p className="parley-note">{words.noAccountGroups}</p>;
  return (
    <>
      <p className="parley-note">{words.groupsUnavailable}</p>
      <Disclosure summary={words.accountGroups}>
        <ul aria-label={words.accountGroups} className="parley-plain-list parley-line parley-gap-s parley-small">
          {data.items.map(({ id, name, userCount, description }) => (
            <li key={id} className="parley-token" title={description || undefined}>
              <bdi className="parley-token-text">{name}</bdi>
              {typeof userCount === 'number' && (
                <span className="parley-muted parley-user-group-size">{words.groupSize(userCount, number(userCount))}</span>
              )}
            </li>
          ))}
        </ul>
        {data.pageInfo.hasNextPage && <p className="parley-note">{words.moreGroups}</p>}
      </Disclosure>
    </>
  );
}

const maxGroups = 100;
