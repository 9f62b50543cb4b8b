import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../../src/styles/styles.css';
import { SqlText } from '../../../src/chat/results/SqlText.js';

it.each(['ltr', 'rtl'] as const)('has its copy button next to the query at 360 px, never over it (%s)', async (dir) => {
  await page.viewport(360, 600);
  const { container } = render(
    <div className="parley" dir={dir} style={{ inlineSize: 320 }}>
      <SqlText sql={`SELECT ${'revenue, '.repeat(40)}orders FROM a_view_with_a_name_that_is_longer_than_the_box_that_it_has_to_fit_into`} />
    </div>,
  );
  const words = document.createRange();
  words.selectNodeContents(container.querySelector('code') ?? container);
  const button = screen.getByRole('button', { name: 'Copy SQL' }).getBoundingClientRect();
  const lines = [...words.getClientRects()].filter(({ width }) => width > 0);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line.right <= button.left || line.left >= button.right).toBe(true);
});
