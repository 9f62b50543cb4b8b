import { SET_CURRENT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { afterEach } from 'vitest';

// Vitest keeps the context of each test, and Storybook the calls of each play. Both lead to all elements that a story has rendered.
afterEach((context) => {
  Reflect.deleteProperty(context, 'story');
  addons.getChannel().emit(SET_CURRENT_STORY);
});
