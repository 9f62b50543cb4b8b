'use client';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { isKnownType } from '../../hooks/user-management/attributeDraft.js';
import type { UserDetails } from '../../hooks/user-management/useUserDetails.js';
import { ActFailure } from '../primitives/ActFailure.js';
import { Button } from '../primitives/Button.js';
import { ReadFailure } from '../primitives/list/ListStates.js';
import { Skeleton } from '../primitives/Skeleton.js';
import { AttributeField } from './AttributeField.js';

export interface AttributeFieldsProps {
  details: UserDetails;
  canChange: boolean;
  /** Attributes whose editors hold what cannot be saved. */
  invalidIds: readonly number[];
}

/** What a user has for each attribute of the account, each with the editor of its type. */
export function AttributeFields({ details, canChange, invalidIds }: AttributeFieldsProps) {
  const { drawer: words } = useAdminLabels().users;
  const { values, fields, changeValue, failureOf, isSaving } = details;
  if (values.status === 'loading') return <Skeleton lines={5} />;
  if (values.status === 'error') {
    return values.error && <ReadFailure error={values.error} onRetry={values.refresh} isBusy={values.isRefreshing} />;
  }
  if (values.attributes.length === 0) return <p className="parley-user-hint">{words.noAttributes}</p>;
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
          <p key={id} className="parley-user-hint">
            <bdi>{displayName || name}</bdi>: {words.otherType(type)}
          </p>
        ),
      )}
      {values.hasMore && (
        <Button size="small" isBusy={values.isLoadingMore} onClick={values.loadMore}>
          {words.moreAttributes}
        </Button>
      )}
    </>
  );
}
