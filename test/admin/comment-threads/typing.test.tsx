import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { CommentThreads } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';
import { createRenderCount } from '../../support/RenderCount.js';
import { tenantSession, tradingDashboard } from './tenantSession.js';

it('does not rerender comments while a reply is opened and typed', async () => {
  const { of, reset, Counted } = createRenderCount();
  const { wrapper: World, service, queryClient } = startWorld({ credentials: tenantSession });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <World>
      <Counted>{children}</Counted>
    </World>
  );
  render(<CommentThreads publicId={await tradingDashboard(service)} />, { wrapper });
  const [reply] = await screen.findAllByRole('button', { name: 'Reply' });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  reset();
  await userEvent.click(reply ?? document.body);
  const field = screen.getByRole('textbox', { name: /^Reply to/ });
  for (const value of ['A', 'An', 'And']) fireEvent.change(field, { target: { value } });
  expect(of('CommentComposer')).toBeGreaterThan(3);
  const others = [
    'CommentThreadItem',
    'CommentEntry',
    'CommentMenu',
    'ResolveButton',
    'NewCommentThread',
    'CommentThreadsToolbar',
    'ListFooter',
  ];
  expect(others.filter((name) => of(name) > 0)).toEqual([]);
});
