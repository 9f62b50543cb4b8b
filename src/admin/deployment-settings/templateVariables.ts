import type { JsonObject } from '../../client/chat-stream/QueryRows.js';

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
  return Object.fromEntries(Object.entries(variables ?? {}).map(([name, value]) => [variableField(name), textOfVariable(value)]));
}

/** Returns the template variables among the form values. */
export function variablesOf(values: Readonly<Record<string, unknown>>): JsonObject {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, text]) => {
      const name = variableNameOf(field);
      return name === undefined ? [] : [[name, valueOfVariable(String(text))]];
    }),
  );
}

/** Returns the text to edit: JSON, or a string as it is unless it would be read as JSON. */
function textOfVariable(value: unknown): string {
  return typeof value === 'string' && valueOfVariable(value) === value ? value : JSON.stringify(value);
}

/** Reads numbers, `true`, `false`, `null` and JSON as such, and anything else as text. */
function valueOfVariable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
