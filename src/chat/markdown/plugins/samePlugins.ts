import type { MarkdownPlugins } from './MarkdownPlugins.js';

/** True if both have the same plugins and components, even if the lists and options are new objects, as they are inside a component. */
export function samePlugins(before: MarkdownPlugins | undefined, after: MarkdownPlugins | undefined): boolean {
  if (before === after) return true;
  return (
    isAlike(before?.remarkPlugins, after?.remarkPlugins, depthOfOptions) &&
    isAlike(before?.rehypePlugins, after?.rehypePlugins, depthOfOptions) &&
    isAlike(before?.components, after?.components, 1)
  );
}

/** Compares plain lists and objects down to a depth, and everything else by identity. */
function isAlike(before: unknown, after: unknown, depth: number): boolean {
  if (Object.is(before, after)) return true;
  if (depth === 0 || !isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return false;
  const keys = Object.keys(before);
  return keys.length === Object.keys(after).length && keys.every((key) => key in after && isAlike(before[key], after[key], depth - 1));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}

/** A list of pairs of a plugin and its options, whose values may be lists themselves. */
const depthOfOptions = 4;
