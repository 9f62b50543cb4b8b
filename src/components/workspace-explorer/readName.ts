export const nameField = 'name';

/** Longer names the service refuses. */
export const nameLimit = 255;

/** The name that was typed into a form; nothing where it cannot be used, with the focus on its field. */
export function readName(form: HTMLFormElement): string | undefined {
  const input = form.elements.namedItem(nameField);
  if (!(input instanceof HTMLInputElement)) return undefined;
  const name = input.value.trim();
  if (name !== '' && name.length <= nameLimit) return name;
  input.focus();
  return undefined;
}
