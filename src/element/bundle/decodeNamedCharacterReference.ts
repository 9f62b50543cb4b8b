/**
 * Returns the character of an HTML name such as `amp`, or false for an unknown name, from the browser's own table. The element's build uses
 * it in place of the package with this name, which needs `document` on import and so fails on a server.
 */
export const decodeNamedCharacterReference = createDecoder();

/** Creates a decoder with its own policy. Create one per page: a content security policy may allow each name only once. */
export function createDecoder(): (name: string) => string | false {
  let policy: MarkupPolicy | false | undefined;
  return (name) => {
    if (!isName.test(name)) return false;
    policy ??= createPolicy();
    if (!policy) return false;
    const holder = document.createElement('textarea');
    // Without Trusted Types the browser accepts the text itself.
    holder.innerHTML = policy.createHTML(`&${name};`) as string;
    const { value } = holder;
    return value.length > 1 && value.endsWith(';') ? false : value;
  };
}

interface MarkupPolicy {
  createHTML(text: string): unknown;
}

/** Returns false if the page does not allow the policy, which the browser reports in the console: references then stay as written. */
function createPolicy(): MarkupPolicy | false {
  const rules = {
    createHTML(text: string): string {
      if (!isReference.test(text)) throw new TypeError('Only named character references can be rendered as markup.');
      return text;
    },
  };
  try {
    return globalWithTypes.trustedTypes?.createPolicy('parley', rules) ?? rules;
  } catch {
    return false;
  }
}

/** The library's own types of the page lack this. */
const globalWithTypes = globalThis as typeof globalThis & {
  readonly trustedTypes?: { createPolicy(name: string, rules: MarkupPolicy): MarkupPolicy };
};
const isName = /^[a-z][a-z\d]{0,40}$/i;
const isReference = /^&[a-z][a-z\d]{0,40};$/i;
