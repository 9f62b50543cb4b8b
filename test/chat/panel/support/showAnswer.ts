import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { salesQuestion } from './salesSteps.js';
import { message, type ShowOptions, showPanel, turnStates } from './showPanel.js';

/** A panel whose first question has been answered. */
export async function showAnswer(options: ShowOptions = {}) {
  const shown = showPanel(options);
  await shown.user.click(message());
  await shown.user.paste(salesQuestion);
  await shown.user.keyboard('{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  return shown;
}
