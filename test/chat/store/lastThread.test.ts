import { describe, expect, it } from 'vitest';
import { createLastThread } from '../../../src/chat/store/memory/lastThread.js';

describe('createLastThread', () => {
  it('remembers a thread for the user it belongs to, and shows it to no other', () => {
    const storage = memory();
    createLastThread('', () => storage).write('ada', 'chat-1');
    expect(createLastThread('', () => storage).read('ada')).toBe('chat-1');
    expect(createLastThread('', () => storage).read('bram')).toBeUndefined();
  });

  it('separates several elements of a page', () => {
    const storage = memory();
    createLastThread('sales', () => storage).write('ada', 'chat-1');
    expect(createLastThread('support', () => storage).read('ada')).toBeUndefined();
  });

  it('can be cleared', () => {
    const storage = memory();
    const lastThread = createLastThread('', () => storage);
    lastThread.write('ada', 'chat-1');
    lastThread.clear();
    expect(lastThread.read('ada')).toBeUndefined();
  });

  it.each(['not json', '[]', 'null', '{"identity":"ada"}', '{"identity":"ada","chatId":7}'])('ignores %s', (text) => {
    const storage = memory();
    storage.setItem('parley-chat:', text);
    expect(createLastThread('', () => storage).read('ada')).toBeUndefined();
  });

  it('works without storage if the page forbids it', () => {
    const lastThread = createLastThread('', () => {
      throw new DOMException('denied', 'SecurityError');
    });
    lastThread.write('ada', 'chat-1');
    lastThread.clear();
    expect(lastThread.read('ada')).toBeUndefined();
  });
});

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}
