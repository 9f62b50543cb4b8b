import type { JsonObject } from '../../client/chat-stream/QueryRows.js';

/** The names of the values of template variables in the form. */
export type VariableField = `variable:${string}`;

const prefix = 'variable:';

/** Returns the name in the form of a template variable. */
export function variableField(name: string): VariableField {
  return `${prefix}${name}`;
}

/** Returns the name of the template variable that a value of the form belongs to; `undefined` for other values. */
export function variableNameOf(field: string): string | undefined {
  return field.startsWith(prefix) ? field.slice(prefix.length) : undefined;
}

/** Returns the values of the form for the template variables. */
export function variableValuesOf(variables: JsonObject | null | undefined): Readonly<Record<VariableField, string>> {
  return Object.fromEntries(Object.entries(variables ?? {}).map(([name, value]) => [variableField(name), textOfVariable(value)]));
}

/** Returns the template variables among the values of the form. */
export function variablesOf(values: Readonly<Record<string, unknown>>): JsonObject {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, text]) => {
      const name = variableNameOf(field);
      return name === undefined ? [] : [[name, valueOfVariable(String(text))]];
    }),
  );
}

/** Returns the text to edit: JSON, or a text as it is unless it would be read as JSON. */
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
