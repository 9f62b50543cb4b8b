import { createChaosPage } from './createChaosPage.js';

/** The built element as a customer's page has it. What it remembers of its thread is what it says itself. */
const find = () => document.querySelector('parley-chat');

Object.assign(window, {
  chaos: createChaosPage({
    root: () => find()?.shadowRoot ?? document,
    chatId: () => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('parley-chat:')) ?? '';
      return JSON.parse(sessionStorage.getItem(key) ?? '{}').chatId;
    },
    async show(chatId) {
      const element = find();
      element?.removeAttribute('chat-id');
      if (chatId === undefined) return element?.newThread();
      // The attribute has to change for the element to go there again.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      element?.setAttribute('chat-id', chatId);
    },
    remount() {
      const before = find();
      const after = document.createElement('parley-chat');
      for (const { name, value } of before?.attributes ?? []) if (name !== 'chat-id') after.setAttribute(name, value);
      before?.replaceWith(after);
    },
  }),
});
