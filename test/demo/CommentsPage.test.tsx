import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CommentsPage } from '../../demo/admin/CommentsPage.js';
import { consoleWords } from '../../demo/admin/consoleWords.js';
import { startWorld } from '../data/support/startWorld.js';

const isOfTenant = (sent: string) => sent.includes('/embed-tenants/harbor-goods/');

it('shows a loading state, and that nothing is shared', async () => {
  const world = startWorld();
  let answerWith: (response: Response) => void = () => {};
  const answer = new Promise<Response>((resolve) => {
    answerWith = resolve;
  });
  world.answer = (sent) => (isOfTenant(sent) ? answer : undefined);
  render(<CommentsPage deploymentId={1} words={consoleWords.en} />, { wrapper: world.wrapper });
  expect(await screen.findByRole('status')).toHaveTextContent(/Loading/);
  answerWith(Response.json({ items: [], pageInfo: { hasNextPage: false, endCursor: null } }));
  expect(await screen.findByText(/^No dashboard of this deployment is shared/)).toBeVisible();
});

it('explains missing access', async () => {
  const world = startWorld();
  world.answer = (sent) => (isOfTenant(sent) ? Response.json({ error: 'Only admins may list this.' }, { status: 403 }) : undefined);
  render(<CommentsPage deploymentId={1} words={consoleWords.en} />, { wrapper: world.wrapper });
  expect(await screen.findByText('You don’t have access')).toBeVisible();
});

it('shows the failure, and retries', async () => {
  const world = startWorld();
  world.answer = (sent) => (isOfTenant(sent) ? Response.json({ error: 'Out of order.' }, { status: 500 }) : undefined);
  render(<CommentsPage deploymentId={1} words={consoleWords.en} />, { wrapper: world.wrapper });
  expect(await screen.findByRole('alert')).toBeVisible();
  const before = world.sent(/harbor-goods/).length;
  await userEvent.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(world.sent(/harbor-goods/).length).toBe(before + 1);
});
