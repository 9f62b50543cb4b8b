import type { AttributeType, UserAttribute, UserAttributeCreateInput } from '../../client/resources/user-attributes.js';
import { choiceParam } from '../../data/list-params/paramCodecs.js';
import type { FieldProblems } from '../kit/dialog/useActionForm.js';
import type { ProblemContext } from '../kit/record-form/RecordForm.js';
import type { UserAttributeLabels } from './labels/UserAttributeLabels.js';

/** The values of the form of an attribute. */
export interface UserAttributeValues {
  readonly name: string;
  /** The type of the values. An existing attribute may have one that this version does not know. */
  readonly type: string;
  readonly displayName: string;
  readonly description: string;
  /** The default value as text; empty for none. */
  readonly defaultValue: string;
}

/** The types of values, in the order in which they are offered. */
export const attributeTypes = ['string', 'number', 'boolean', 'string_array', 'number_array'] as const satisfies readonly AttributeType[];

/** Keeps the view of `UserAttributes` in the URL, with `useListParams`. */
export const userAttributeParams = { filters: { type: choiceParam(attributeTypes) } } as const;

/** Returns true for a type that this version knows. */
export function isAttributeType(type: string): type is AttributeType {
  return attributeTypes.some((known) => known === type);
}

/** Returns the expression with which access policies read an attribute. */
export function policyPathOf(name: string): string {
  return `userAttributes.${name}`;
}

/** Returns true if the name is a valid identifier, so that `policyPathOf` is a valid expression. */
export function isPathName(name: string): boolean {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name);
}

export function valuesOf(attribute: UserAttribute | undefined): UserAttributeValues {
  const { name = '', type = 'string', displayName, description, defaultValue } = attribute ?? {};
  return { name, type, displayName: displayName ?? '', description: description ?? '', defaultValue: defaultValue ?? '' };
}

/** Returns the input of the call. An empty text clears the field. The type of an existing attribute cannot change, so it is never sent. */
export function inputOf({ name, type, displayName, description, defaultValue }: UserAttributeValues): UserAttributeCreateInput {
  return {
    name: name.trim(),
    type: isAttributeType(type) ? type : 'string',
    displayName: textOrNull(displayName),
    description: textOrNull(description),
    defaultValue: textOrNull(defaultValue),
  };
}

/** Returns what the service would refuse, and a default that does not fit the type (docs/contract/users.md#user-attributes). */
export function problemsOf(
  { name, type, defaultValue }: UserAttributeValues,
  { labels: { problems: words }, error }: ProblemContext<UserAttribute, UserAttributeLabels>,
): FieldProblems<UserAttributeValues> {
  const isNumber = Number.isFinite(Number(defaultValue));
  return {
    name: name.trim() === '' ? words.name : error?.kind === 'conflict' ? words.nameTaken : undefined,
    defaultValue: type === 'number' && !isNumber ? words.defaultNumber : undefined,
  };
}

function textOrNull(text: string): string | null {
  return text.trim() || null;
}
