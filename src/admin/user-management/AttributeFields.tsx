'use client';
import { useCommonAdminLabels } from '../../react/useCommonAdminLabels.js';
import { ActFailure } from '../../ui/errors/ActFailure.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { LoadMoreButton } from '../kit/list/LoadMoreButton.js';
import { AttributeField } from './AttributeField.js';
import { isKnownType } from './model/attributeDraft.js';
import type { UserDetails } from './model/useUserDetails.js';
import { useUserLabels } from './useUserLabels.js';

export interface AttributeFieldsProps {
  /** The user, from `useUserDetails`. */
  details: UserDetails;
  /** True if the fields can be edited. */
  canChange: boolean;
  /** The ids of attributes whose input is invalid. */
  invalidIds: readonly number[];
}

/** The user's value for each attribute of the account, each with an editor for its type. */
export function AttributeFields({ details, canChange, invalidIds }: AttributeFieldsProps) {
  const common = useCommonAdminLabels();
  const users = useUserLabels();
  const words = users.drawer;
  const { values, fields, changeValue, failureOf, isSaving } = details;
  if (values.status === 'loading') return <Skeleton lines={5} />;
  if (values.status === 'error') {
    return values.error && <ReadFailure error={values.error} onRetry={values.refetch} isBusy={values.isRefetching} />;
  }
  if (values.attributes.length === 0) return <p className="parley-note">{words.noAttributes}</p>;
  return (
    <>
      {fields.map((field) => {
        const { id } = field.attribute;
        const failure = failureOf(`value ${id}`);
        return (
          <div key={id} className="parley-user-attribute">
            <AttributeField
              field={field}
              isReadOnly={!canChange || isSaving}
              isChecked={invalidIds.includes(id)}
              onDraftChange={(draft) => changeValue(id, draft)}
            />
            {failure && <ActFailure error={failure} title={words.notSaved} />}
          </div>
        );
      })}
      {values.attributes.map(({ id, name, displayName, type }) =>
        isKnownType(type) ? null : (
          <p key={id} className="parley-note">
            <bdi>{displayName || name}</bdi>: {words.otherType(type)}
          </p>
        ),
      )}
      {values.loadMoreError && <ServiceErrorNotice error={values.loadMoreError} title={common.loadMoreFailed} role="status" />}
      {values.hasMore && <LoadMoreButton list={values}>{words.moreAttributes}</LoadMoreButton>}
    </>
  );
}
