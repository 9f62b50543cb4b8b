import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { salesQuestion } from './support/salesSteps.js';
import { showAnswer } from './support/showAnswer.js';
import { slot, spoken } from './support/showPanel.js';

async function showRated() {
  const onFeedback = vi.fn();
  const shown = await showAnswer({ panel: { onFeedback } });
  const sent = () => onFeedback.mock.calls.map(([{ rating, reason, comment }]) => ({ rating, reason, comment }));
  return { ...shown, sent, onFeedback };
}

const button = (name: string) => screen.getByRole('button', { name });
const comment = () => screen.getByRole('textbox', { name: 'Comment (optional)' });

it('sends a bad rating at once, and again with the reason and comment', async () => {
  const { user, sent, onFeedback } = await showRated();
  await user.click(button('Bad answer'));
  expect(button('Wrong numbers')).toHaveFocus();
  expect(sent()).toEqual([{ rating: 'bad' }]);
  expect(onFeedback.mock.calls[0]?.[0]).toMatchObject({ question: salesQuestion, answer: expect.stringContaining('Revenue grew') });
  await user.click(button('Too slow'));
  await user.click(button('Wrong numbers'));
  await user.type(comment(), ' Off by ten ');
  await user.click(button('Send feedback'));
  expect(sent().at(-1)).toEqual({ rating: 'bad', reason: 'numbers', comment: 'Off by ten' });
  expect(slot('feedback-form')).toBeUndefined();
  expect(button('Bad answer')).toHaveFocus();
  expect(spoken()).toContain('Thanks for your feedback.');
});

it('keeps what was written when the form is closed or removed', async () => {
  const { user, sent, show } = await showRated();
  await user.click(button('Bad answer'));
  await user.click(button('Wrong chart'));
  await user.type(comment(), 'Pie?{Escape}');
  expect(slot('feedback-form')).toBeUndefined();
  await user.click(button('Bad answer'));
  expect(comment()).toHaveValue('Pie?');
  show({ onFeedback: undefined });
  expect(slot('feedback-form')).toBeUndefined();
  show({});
  expect(comment()).toHaveValue('Pie?');
  expect(button('Wrong chart')).toHaveAttribute('aria-pressed', 'true');
  expect(sent()).toEqual([{ rating: 'bad' }]);
  await user.click(button('Skip'));
  expect(sent()).toHaveLength(1);
});

it('sends a good rating at once and offers a comment; a change of mind is sent too', async () => {
  const { user, sent } = await showRated();
  await user.click(button('Bad answer'));
  await user.click(button('Too slow'));
  await user.click(button('Good answer'));
  await user.click(button('Good answer'));
  expect(sent()).toEqual([{ rating: 'bad' }, { rating: 'good' }]);
  expect(spoken()).toContain('Thanks for your feedback.');
  await user.click(button('Add a comment'));
  expect(comment()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Too slow' })).not.toBeInTheDocument();
  await user.type(comment(), 'Fast');
  await user.click(button('Send feedback'));
  expect(sent().at(-1)).toEqual({ rating: 'good', comment: 'Fast' });
  expect(button('Good answer')).toHaveAttribute('aria-pressed', 'true');
});
