'use client';
import type { UserAttribute } from '../../client/resources/user-attributes.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Select } from '../../ui/select/Select.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { bulkDone } from '../kit/bulk/bulkDone.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import { useReadErrorEvent } from '../kit/events/useReadErrorEvent.js';
import { Note } from '../kit/layout/layout.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { LoadMoreButton } from '../kit/list/LoadMoreButton.js';
import { AttributeField } from './AttributeFields.js';
import { type ManyUsersProps, SelectedUsers } from './ChangeGroupsDialog.js';
import { type AttributeDraft, isKnownType, readDraft } from './model/attributeDraft.js';
import { useAttributes } from './model/useUserValues.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './userWords.js';

/** The chosen attribute and the input of its editor. */
interface AttributeValues {
  readonly attributeId: number | undefined;
  readonly draft: AttributeDraft;
}

/** Gives many users the same value for an attribute, or removes their values. Closes when the run starts; `UserBulkBar` shows its outcome. */
export function SetAttributeDialog({ userIds, ...open }: ManyUsersProps) {
  const { attribute: words, drawer } = useUserLabels();
  const { number, locale } = useFormats();
  const { run, bulk, onError } = userManagementWidget.useSelector(({ model, options }) => {
    return { run: model.setValueOfMany, bulk: model.bulk, onError: options.onError };
  });
  const { query: read, ...list } = useAttributes();
  useReadErrorEvent(read.error, { widget: 'user-management', operation: 'getUserAttributes' }, { onError });
  const attributes = list.items.flatMap(editable);
  const readingOf = ({ attributeId, draft }: AttributeValues) => {
    const attribute = attributes.find(({ id }) => id === attributeId);
    return attribute && { attribute, draft, reading: readDraft(attribute.type, draft, locale) };
  };
  const form = useActionForm({
    ...open,
    initial: nothing,
    // The editor shows the problem.
    problemsOf: (values) => ({ draft: (readingOf(values)?.reading.kind ?? 'value') === 'value' ? undefined : drawer.notSaved }),
    action(values, close) {
      const field = readingOf(values);
      if (field?.reading.kind !== 'value') return undefined;
      return run(userIds, { attributeId: field.attribute.id, value: field.reading.value }, close);
    },
    done: (report) => bulkDone(report, bulk, words.done(report.succeededIds.length, number(report.succeededIds.length))),
  });
  const field = readingOf(form.values);
  const isClearing = field?.reading.kind === 'value' && field.reading.value === null;
  return (
    <ActionDialog
      form={form}
      title={words.title(userIds.length, number(userIds.length))}
      submitLabel={isClearing ? words.clearSubmit : words.submit}
      canSubmit={field !== undefined}
    >
      <SelectedUsers userIds={userIds} />
      {read.isPending && <Skeleton lines={2} />}
      {read.data === undefined && read.error !== null && <ReadFailure error={read.error} onRetry={list.refetch} isBusy={read.isFetching} />}
      {read.data !== undefined && (
        <Select<number>
          label={words.attribute}
          placeholder={words.choose}
          value={form.values.attributeId}
          onValueChange={(attributeId) => form.change({ attributeId, draft: '' })}
          options={attributes.map(({ id, displayName, name }) => ({ value: id, label: displayName || name }))}
        />
      )}
      {list.hasMore && <LoadMoreButton list={list}>{drawer.moreAttributes}</LoadMoreButton>}
      {field !== undefined && (
        <>
          <AttributeField
            // Another attribute is another editor.
            key={field.attribute.id}
            field={{ ...field, isChanged: true }}
            isChecked={!form.canSubmit}
            onDraftChange={(draft) => form.change({ draft })}
          />
          <Note>{words.clears}</Note>
        </>
      )}
    </ActionDialog>
  );
}

const nothing: AttributeValues = { attributeId: undefined, draft: '' };

function editable({ type, ...attribute }: UserAttribute) {
  return isKnownType(type) ? [{ ...attribute, type }] : [];
}
