import { render, waitFor } from '@testing-library/react';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { expect, it } from 'vitest';
import { Markdown } from '../../../src/chat/markdown/Markdown.js';

const math = { remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] };

it('shows a text without its plugins until their renderer is loaded, then with them, and others with them at once', async () => {
  const { container } = render(<Markdown text={'# Area\n\nIt is $a^2$.'} {...math} />);
  expect(container).toHaveTextContent('AreaIt is $a^2$.');
  const chunk = container.querySelector('[data-state]');
  await waitFor(() => expect(container.querySelector('.katex')).not.toBeNull());
  expect(container.querySelector('[data-state]')).toBe(chunk);
  const { container: second } = render(<Markdown text="$b$" {...math} />);
  expect(second.querySelector('.katex')).not.toBeNull();
});
