/**
 * The character of an HTML name such as `amp`, or false for a name that means none, by the browser's own table.
 * The element's build puts it in place of the package of this name, which asks for `document` when it is merely imported,
 * as on a server.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  if (!isName.test(name)) return false;
  const holder = document.createElement('textarea');
  policy ??= createPolicy();
  // Without Trusted Types the text itself is what the browser takes.
  holder.innerHTML = policy.createHTML(`&${name};`) as string;
  const { value } = holder;
  return value.length > 1 && value.endsWith(';') ? false : value;
}

interface MarkupPolicy {
  createHTML(text: string): unknown;
}

/** One for the page: a content security policy may allow each name only once. */
let policy: MarkupPolicy | undefined;

function createPolicy(): MarkupPolicy {
  const rules = {
    createHTML(text: string): string {
      if (!isReference.test(text)) throw new TypeError('Parley writes only names of characters as markup.');
      return text;
    },
  };
  return globalWithTypes.trustedTypes?.createPolicy('parley', rules) ?? rules;
}

/** The library's own types of the page lack this. */
const globalWithTypes = globalThis as typeof globalThis & {
  readonly trustedTypes?: { createPolicy(name: string, rules: MarkupPolicy): MarkupPolicy };
};
const isName = /^[a-z][a-z\d]{0,40}$/i;
const isReference = /^&[a-z][a-z\d]{0,40};$/i;
