import { type RenderResult, render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { Markdown, type MarkdownProps } from '../../../src/chat/markdown/Markdown.js';
import { pauseMs } from '../../../src/chat/markdown/parse/TextPacer.js';

/** Renders a text that streams in: each longer one comes late enough to be shown at once. */
export function renderStreaming(text: string, props: Partial<MarkdownProps> = {}): RenderResult & { show: (text: string) => void } {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const view = render(<Markdown text={text} isStreaming {...props} />);
  const show = (longer: string) => {
    vi.advanceTimersByTime(pauseMs);
    view.rerender(<Markdown text={longer} isStreaming {...props} />);
  };
  return { ...view, show };
}
