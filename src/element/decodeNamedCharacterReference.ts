/**
 * The character of an HTML name such as `amp`, or false for a name that means none, by the browser's own table.
 * The element's build puts it in place of the package of this name, which asks for `document` when it is merely imported,
 * as on a server.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const holder = document.createElement('textarea');
  holder.innerHTML = `&${name};`;
  const { value } = holder;
  return value.length > 1 && value.endsWith(';') ? false : value;
}
