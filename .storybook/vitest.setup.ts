import { timeoutManager } from '@tanstack/react-query';
import { SET_CURRENT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { afterEach } from 'vitest';
import '../test/support/withoutOwnerStacks.js';

// Stories share a page, so what they render must not stay in memory. Vitest retains the context of each test, and Storybook the calls of
// each play function.
afterEach((context) => {
  Reflect.deleteProperty(context, 'story');
  addons.getChannel().emit(SET_CURRENT_STORY);
});

// A query cache would retain its data, its client and the story's service for five minutes.
const longestMs = 60_000;
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, delay) => (delay > longestMs ? undefined : setTimeout(callback, delay)),
  clearTimeout: (id: ReturnType<typeof setTimeout> | undefined) => clearTimeout(id),
  setInterval: (callback, delay) => setInterval(callback, delay),
  clearInterval: (id: ReturnType<typeof setInterval> | undefined) => clearInterval(id),
});
