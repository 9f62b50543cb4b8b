import { marked } from 'marked';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Streamdown } from 'streamdown';
import { Markdown } from '../../src/index.ts';

/** Each subject renders a growing text: `show` receives the text so far, `finish` the complete text. */
export const subjects = {
  parley: reactView(({ text, isDone }) => <Markdown text={text} isStreaming={!isDone} />),
  streamdown: reactView(({ text, isDone }) => <Streamdown isAnimating={!isDone}>{text}</Streamdown>),
  'memoised blocks': reactView(MemoisedBlocks),
  'react-markdown': reactView(({ text }) => <ReactMarkdown remarkPlugins={plugins}>{text}</ReactMarkdown>),
};

const plugins = [remarkGfm];

/** A common hand-written approach: the whole text is split into blocks for each change, and only changed blocks render. */
function MemoisedBlocks({ text }) {
  const blocks = useMemo(() => marked.lexer(text).map(({ raw }) => raw), [text]);
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end
  return blocks.map((block, index) => <Block key={index} text={block} />);
}

const Block = memo(({ text }) => <ReactMarkdown remarkPlugins={plugins}>{text}</ReactMarkdown>);

/** The text comes from a store, as with chat hooks. */
function reactView(Subject) {
  return (root) => {
    let state = { text: '', isDone: false };
    const listeners = new Set();
    const subscribe = (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const set = (next) => {
      state = next;
      for (const listener of listeners) listener();
    };
    const Answer = () => <Subject {...useSyncExternalStore(subscribe, () => state)} />;
    createRoot(root).render(<Answer />);
    return {
      show: (text) => set({ text, isDone: false }),
      finish: (text) => set({ text, isDone: true }),
    };
  };
}
