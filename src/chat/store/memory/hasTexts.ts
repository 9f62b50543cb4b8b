/** True for an object whose `required` fields are strings, and whose `optional` ones are strings or missing. */
export function hasTexts(value: unknown, required: readonly string[], optional: readonly string[]): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const isText = (field: string) => typeof Reflect.get(value, field) === 'string';
  return required.every(isText) && optional.every((field) => Reflect.get(value, field) === undefined || isText(field));
}
