import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ListFooter, type ListFooterProps } from '../../../src/admin/kit/list/ListFooter.js';
import { ListStates } from '../../../src/admin/kit/list/ListStates.js';
import { createServiceClient, ServiceError, type ServiceErrorKind } from '../../../src/client.js';
import type { ResourceListState } from '../../../src/data/resource-list/readListState.js';
import { ParleyProvider } from '../../../src/index.js';
import { germanAdmin } from '../../../src/labels/admin/de.js';
import { german } from '../../../src/labels.js';
import { englishInterface } from '../../support/englishInterface.js';

describe('ListStates', () => {
  it.each<[string, ServiceErrorKind, string]>([
    ['an ended session from a failure', 'authentication', 'Your session has ended'],
    ['a denied request from a broken one', 'permission', 'You don’t have access'],
    ['a failing service', 'server', 'Something went wrong on the server.'],
    ['a lost network', 'network', 'Couldn’t reach the service.'],
  ])('shows %s', async (_, kind, words) => {
    const { refetch } = showState({
      status: kind === 'permission' ? 'denied' : 'error',
      error: new ServiceError(kind, 'No.', { requestId: 'req-7' }),
    });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByText('Request req-7')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('shows a loading state without rows', () => {
    showState({ status: 'loading' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByText('Rows')).toBeNull();
  });

  it('offers to clear the filters if nothing matches, and the next step if the list is empty', async () => {
    const { clearFilters } = showState({ status: 'filtered-empty' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(clearFilters).toHaveBeenCalledOnce();
    expect(screen.queryByText('No users yet')).toBeNull();
  });

  it('shows its own content if the list is empty', () => {
    showState({ status: 'empty' });
    expect(screen.getByText('No users yet')).toBeVisible();
  });
});

describe('ListFooter', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows no count before there are rows', () => {
    showFooter({ items: [] });
    expect(screen.queryByText(/total/)).toBeNull();
  });

  it('does not claim that the previous rows are all while a search runs', () => {
    const show = (changes: Partial<ListFooterProps['list']>) => <ListFooter list={{ ...footer, ...changes }} />;
    const { rerender } = render(show({ hasMore: true }), { wrapper: englishInterface });
    rerender(show({ isStale: true }));
    expect(screen.getByRole('status')).toHaveTextContent(/^Showing the first 2$/);
    rerender(show({ items: [1] }));
    expect(screen.getByRole('status')).toHaveTextContent(/^1 total$/);
  });

  it('offers to load more rows, and loads them', async () => {
    const loadMore = vi.fn();
    showFooter({ hasMore: true, loadMore });
    expect(screen.getByText('Showing the first 2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(loadMore).toHaveBeenCalledOnce();
  });

  it('reports that the next page failed, and offers to retry', () => {
    showFooter({ hasMore: true, loadMoreError: new ServiceError('server', 'No.') });
    expect(screen.getByText('Couldn’t load more. What’s already loaded is still shown.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load more' })).toBeVisible();
  });

  it('reports that a refetch failed, and offers to retry', async () => {
    const refetch = vi.fn();
    showFooter({ refetchError: new ServiceError('server', 'No.'), refetch: refetch });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('shows that the browser is offline instead of the resulting failure', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    showFooter({ refetchError: new ServiceError('network', 'No.') });
    expect(screen.getByText('You’re offline')).toBeVisible();
    expect(screen.queryByText(/Couldn’t refresh/)).toBeNull();
  });

  it('uses the labels of the outer provider', () => {
    const client = createServiceClient({ credentials: { kind: 'service-token', token: 'none' } });
    render(
      <ParleyProvider client={client} storage={null} labels={german} adminLabels={germanAdmin}>
        <ParleyProvider client={client} storage={null}>
          <ListFooter list={footer} />
        </ParleyProvider>
      </ParleyProvider>,
    );
    expect(screen.getByText('2 insgesamt')).toBeVisible();
  });
});

function showState(state: ResourceListState) {
  const list = { state, refetch: vi.fn(), clearFilters: vi.fn(), isRefetching: false };
  render(
    <ListStates list={list} empty={<p>No users yet</p>}>
      <p>Rows</p>
    </ListStates>,
    { wrapper: englishInterface },
  );
  return list;
}

const footer: ListFooterProps['list'] = {
  items: [1, 2],
  hasMore: false,
  isLoadingMore: false,
  loadMoreError: undefined,
  loadMore: () => undefined,
  refetchError: undefined,
  refetch: () => undefined,
  isRefetching: false,
};

function showFooter(changes: Partial<ListFooterProps['list']>) {
  render(<ListFooter list={{ ...footer, ...changes }} />, { wrapper: englishInterface });
}
