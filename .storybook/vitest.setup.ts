import { SET_CURRENT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { afterEach } from 'vitest';
import '../test/support/withoutCacheTimers.js';
import '../test/support/withoutOwnerStacks.js';

// Stories share a page, so what they render must not stay in memory. Vitest retains the context of each test, and Storybook the calls of
// each play function.
afterEach((context) => {
  Reflect.deleteProperty(context, 'story');
  addons.getChannel().emit(SET_CURRENT_STORY);
});
