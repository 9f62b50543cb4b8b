import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../../src/styles/styles.css';
import { salesQuestion } from './support/salesSteps.js';
import { message, showPanel, slot, turnStates } from './support/showPanel.js';

beforeEach(() => page.viewport(900, 900));

async function showSales() {
  showPanel({ panel: { style: { blockSize: 860 } } });
  await userEvent.fill(message(), salesQuestion);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  await waitFor(() => expect(bars()).toHaveLength(12));
}

const bars = () => [...document.querySelectorAll('.parley-chart-stage .mark-rect.role-mark path')];
const items = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
const questions = (month: string) => [
  `Only Month: ${month}`,
  `By Region, for Month: ${month}`,
  `Compare ${month} with the previous period`,
  `Show the rows of Month: ${month}`,
];

it('offers questions about a pressed bar, and about values shown with the keyboard', async () => {
  await showSales();
  const bar = bars()[2];
  await userEvent.click(bar ?? document.body);
  await waitFor(() => expect(items()).toEqual(questions('Mar 2025')));
  const chart = screen.getByRole('img', { name: /^Bar chart/ });
  expect(chart).toHaveAccessibleDescription('Arrow keys show values. Press Enter to ask about a value.');
  await userEvent.keyboard('{Escape}');
  expect(chart).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(items()).toEqual([]);
  await userEvent.keyboard('{End}{Enter}');
  await waitFor(() => expect(items()).toEqual(questions('Dec 2025')));
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Only Month: Dec 2025' })).toHaveFocus());
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  expect(message()).toHaveValue('Only Month: Dec 2025');
  expect(message()).toHaveFocus();
});

it('shows values on the first tap of a bar, and questions on the second', async () => {
  await showSales();
  const bar = bars()[2] ?? document.body;
  const { left, right, bottom } = bar.getBoundingClientRect();
  const touch = () => {
    for (const type of ['pointerdown', 'pointerup', 'click']) {
      const place = { clientX: (left + right) / 2, clientY: bottom - 10 };
      bar.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', ...place }));
    }
  };
  touch();
  expect(document.querySelector('.parley-chart-tooltip')).toHaveTextContent('Mar 2025');
  expect(items()).toEqual([]);
  touch();
  await waitFor(() => expect(items()).toEqual(questions('Mar 2025')));
});

it('opens a menu with Enter in a cell, its button and the context menu key, and returns the focus', async () => {
  await showSales();
  await userEvent.click(screen.getByRole('tab', { name: 'Table' }));
  const box = await waitFor(() => screen.getByRole('region', { name: /^Revenue by month/ }));
  box.focus();
  await userEvent.keyboard('{Enter}');
  const cell = document.activeElement;
  expect(cell).toHaveTextContent('Jan 2025');
  await userEvent.keyboard('{Enter}');
  expect(items()).toEqual(questions('Jan 2025'));
  expect(screen.getByRole('menuitem', { name: 'Only Month: Jan 2025' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(cell).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Ask about Jan 2025' }));
  await waitFor(() => expect(slot('menu')).toBeVisible());
  await userEvent.keyboard('{Escape}{Shift>}{ArrowDown}{/Shift}');
  expect(document.querySelectorAll('td[aria-selected="true"]')).toHaveLength(2);
  cell?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  await waitFor(() => expect(items()).toEqual(questions('Jan 2025')));
});
