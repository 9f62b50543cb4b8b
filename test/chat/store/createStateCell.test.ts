import { expect, it, vi } from 'vitest';
import { createStateCell, restingState } from '../../../src/chat/store/session/createStateCell.js';

it('continues if a listener throws, and reports the error', async () => {
  const reported: unknown[] = [];
  process.once('uncaughtException', (error) => reported.push(error));
  const cell = createStateCell(restingState, { scheduleNotify: (callback) => callback() });
  const fault = new Error('a fault of the host');
  const heard = vi.fn();
  cell.subscribe(() => {
    throw fault;
  });
  cell.subscribe(heard);
  cell.set({ status: 'submitting' });
  expect(heard).toHaveBeenCalledTimes(1);
  await expect.poll(() => reported).toEqual([fault]);
});
