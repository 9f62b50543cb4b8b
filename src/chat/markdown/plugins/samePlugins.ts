import { isAlike } from '../../../react/equality/isAlike.js';
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

/** A list of pairs of a plugin and its options, whose values may be lists themselves. */
const depthOfOptions = 4;
