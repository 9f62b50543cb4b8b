'use client';
import { useState } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { ActionFailure } from '../../ui/errors/ActionFailure.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { TextField } from '../../ui/fields/TextField.js';
import { TokenField } from '../../ui/fields/TokenField.js';
import { Select } from '../../ui/select/Select.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { isolate } from '../../ui/text/isolate.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { LoadMoreButton } from '../kit/list/LoadMoreButton.js';
import type { DetailsProps } from './AccountFields.js';
import type { UserLabels } from './labels/UserLabels.js';
import { type AttributeDraft, type DraftReading, isKnownType, readDraft } from './model/attributeDraft.js';
import type { AttributeField as Field } from './model/useUserDetails.js';
import { useUserLabels } from './userWords.js';

export interface AttributeFieldsProps extends DetailsProps {
  /** The ids of attributes whose input is invalid. Default: none. */
  invalidIds: readonly number[] | undefined;
}

/** The user's value for each attribute of the account, each with an editor for its type. */
export function AttributeFields({ details, canChange, invalidIds = [] }: AttributeFieldsProps) {
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
          <div key={id} className="parley-stack">
            <AttributeField
              field={field}
              isReadOnly={!canChange || isSaving}
              isChecked={invalidIds.includes(id)}
              onDraftChange={(draft) => changeValue(id, draft)}
            />
            {failure && <ActionFailure error={failure} title={words.notSaved} />}
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

interface AttributeFieldProps {
  /** From `fields` of `useUserDetails`. */
  field: Field;
  isReadOnly?: boolean;
  /** True to show a problem at once; otherwise it appears after the field loses focus. */
  isChecked?: boolean;
  onDraftChange: (draft: AttributeDraft) => void;
}

/** The editor of one attribute value: a text, a number in the locale's format, yes or no, or tokens. Renders a `<div>`. */
export function AttributeField({ field, isReadOnly = false, isChecked = false, onDraftChange }: AttributeFieldProps) {
  const { drawer: words } = useUserLabels();
  const { locale, number } = useFormats();
  const [isLeft, setLeft] = useState(false);
  const { attribute, draft, reading } = field;
  const { type, name, displayName, description, defaultValue } = attribute;
  const label = displayName || name;
  const hints = [description, defaultValue ? words.byDefault(isolate(defaultValueOf(type, defaultValue, words))) : ''].filter(Boolean);
  const hint = hints.length === 0 ? undefined : hints.join(' · ');
  const error = isChecked || isLeft || type === 'number_array' ? problemOf(reading, words, isolate(number(1_234.5))) : undefined;
  const text = typeof draft === 'string' ? draft : draft.join(', ');

  switch (type) {
    case 'boolean':
      return (
        <Select
          label={label}
          hint={hint}
          disabled={isReadOnly}
          value={text}
          onValueChange={(next) => onDraftChange(next ?? '')}
          options={[
            { value: '', label: words.noValue },
            { value: 'true', label: words.yes },
            { value: 'false', label: words.no },
          ]}
        />
      );
    case 'string_array':
    case 'number_array': {
      const isNumbers = type === 'number_array';
      return (
        <TokenField
          label={label}
          hint={hint ?? (isNumbers ? words.numberListHint : words.listHint)}
          error={error}
          disabled={isReadOnly}
          inputMode={isNumbers ? 'decimal' : undefined}
          tokens={typeof draft === 'string' ? [] : draft}
          // A number may contain a comma, but not at its end.
          onTokensChange={(tokens) =>
            onDraftChange(isNumbers ? tokens.map((token) => token.replace(/[,،、，]$/, '')).filter(Boolean) : tokens)
          }
          separators={isNumbers ? ' ;' : undefined}
          isInvalid={isNumbers ? (token) => readDraft(type, [token], locale).kind !== 'value' : undefined}
        />
      );
    }
    case 'string':
    case 'number':
      return (
        <TextField
          label={label}
          hint={hint}
          error={error}
          autoComplete="off"
          inputMode={type === 'number' ? 'decimal' : undefined}
          readOnly={isReadOnly}
          placeholder={words.noValue}
          value={text}
          onBlur={() => setLeft(true)}
          onChange={({ currentTarget }) => onDraftChange(currentTarget.value)}
        />
      );
    default:
      return type satisfies never;
  }
}

function problemOf(reading: DraftReading, words: UserLabels['drawer'], example: string): string | undefined {
  if (reading.kind === 'value') return undefined;
  const text = isolate(reading.text);
  return reading.kind === 'not-a-number' ? words.notANumber(text, example) : words.tooManyDigits(text);
}

function defaultValueOf(type: Field['attribute']['type'], text: string, words: { readonly yes: string; readonly no: string }): string {
  if (type !== 'boolean') return text;
  return text === 'true' ? words.yes : text === 'false' ? words.no : text;
}
