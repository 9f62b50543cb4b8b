/**
 * Returns `after` with the objects of `before` wherever nothing changed, so that they keep their identity. Both are plain data, and nothing
 * else may hold `after` yet.
 */
export function shareUnchanged<Data>(before: unknown, after: Data): Data {
  // Equal in every part, so of the same type.
  return share(before, after) as Data;
}

function share(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const shared = share(before[key], after[key]);
    if (shared !== before[key]) isSame = false;
    after[key] = shared;
  }
  return isSame ? before : after;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
