import { render, waitFor } from '@testing-library/react';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { expect, it, vi } from 'vitest';

const math = { remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] };

it('shows a text without plugins until their renderer is loaded, then with them, and later texts with them at once', async () => {
  // As in a page that has shown no text with plugins yet.
  vi.resetModules();
  const { Markdown } = await import('../../../src/chat/markdown/Markdown.js');
  const { container } = render(<Markdown text={'# Area\n\nIt is $a^2$.'} {...math} />);
  expect(container).toHaveTextContent('AreaIt is $a^2$.');
  const chunk = container.querySelector('[data-state]');
  await waitFor(() => expect(container.querySelector('.katex')).not.toBeNull());
  expect(container.querySelector('[data-state]')).toBe(chunk);
  const { container: second } = render(<Markdown text="$b$" {...math} />);
  expect(second.querySelector('.katex')).not.toBeNull();
});
