import type { JsonObject } from '../../client/chat-stream/QueryRows.js';
import { jsonOrText, valueOfJsonOrText } from '../shared/fields/valueTexts.js';

/** The form field names of template variables. */
export type VariableField = `variable:${string}`;

const prefix = 'variable:';

/** Returns the form field name of a template variable. */
export function variableField(name: string): VariableField {
  return `${prefix}${name}`;
}

/** Returns the name of the template variable of a form field; `undefined` for other fields. */
export function variableNameOf(field: string): string | undefined {
  return field.startsWith(prefix) ? field.slice(prefix.length) : undefined;
}

/** Returns the form values for template variables. */
export function variableValuesOf(variables: JsonObject | null | undefined): Readonly<Record<VariableField, string>> {
  return Object.fromEntries(Object.entries(variables ?? {}).map(([name, value]) => [variableField(name), jsonOrText(value)]));
}

/** Returns the template variables among the form values. */
export function variablesOf(values: Readonly<Record<string, unknown>>): JsonObject {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, text]) => {
      const name = variableNameOf(field);
      return name === undefined ? [] : [[name, valueOfJsonOrText(String(text))]];
    }),
  );
}
