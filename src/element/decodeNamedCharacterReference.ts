/**
 * Returns the character of an HTML name such as `amp`, or false for an unknown name, from the browser's own table. The element's build uses
 * it in place of the package with this name, which needs `document` on import and so fails on a server.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  if (!isName.test(name)) return false;
  const holder = document.createElement('textarea');
  policy ??= createPolicy();
  // Without Trusted Types the browser accepts the text itself.
  holder.innerHTML = policy.createHTML(`&${name};`) as string;
  const { value } = holder;
  return value.length > 1 && value.endsWith(';') ? false : value;
}

interface MarkupPolicy {
  createHTML(text: string): unknown;
}

/** One policy for the page: a content security policy may allow each name only once. */
let policy: MarkupPolicy | undefined;

function createPolicy(): MarkupPolicy {
  const rules = {
    createHTML(text: string): string {
      if (!isReference.test(text)) throw new TypeError('Only named character references can be rendered as markup.');
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
