import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createLazyPart } from '../../../../src/chat/panel/lazy/createLazyPart.js';
import { createServiceClient } from '../../../../src/client.js';
import { ParleyProvider } from '../../../../src/provider/ParleyProvider.js';

const client = createServiceClient({ baseUrl: 'https://acme.example.com', credentials: { kind: 'bearer', token: 'secret-of-the-user' } });
const Words = ({ words }: { words: string }) => <p>{words}</p>;
const show = (part: React.ReactNode) => render(<ParleyProvider client={client}>{part}</ParleyProvider>);

it('shows a skeleton until its code is loaded, and the part at once from then on', async () => {
  const load = vi.fn(async () => Words);
  const { Part, preload } = createLazyPart({ load, className: 'parley-result-loading' });
  const { container, unmount } = show(<Part words="first" />);
  expect(container.querySelector('.parley-result-loading')).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByText('first')).toBeVisible();
  unmount();
  show(<Part words="second" />);
  expect(screen.getByText('second')).toBeVisible();
  await preload();
  expect(load).toHaveBeenCalledTimes(1);
});

it('reports that its code could not be loaded, and retries on request, in all places at once', async () => {
  const user = userEvent.setup();
  const load = vi.fn(async () => Words).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Unloaded = ({ words }: { words: string }) => <p>{`only ${words}`}</p>;
  const { Part } = createLazyPart({ load, className: 'parley-result-loading', Unloaded });
  show([<Part key="1" words="this" />, <Part key="2" words="that" />]);
  const [retry] = await screen.findAllByRole('button', { name: 'Retry' });
  if (retry === undefined) throw new Error('The button was found before.');
  expect(screen.getByText('only that')).toBeVisible();
  expect(screen.queryByText('that')).toBeNull();
  await user.click(retry);
  expect(await screen.findByText('this')).toBeVisible();
  expect(screen.getByText('that')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

it('retries automatically if preloading failed', async () => {
  const load = vi.fn(async () => Words).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { Part, preload } = createLazyPart({ load, className: 'parley-result-loading' });
  await preload();
  show(<Part words="loaded" />);
  expect(await screen.findByText('loaded')).toBeVisible();
});
