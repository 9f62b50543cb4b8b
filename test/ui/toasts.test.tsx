import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ToastText, useToast } from '../../src/ui/toasts/ToastContext.js';
import { Toasts, WidgetToasts } from '../../src/ui/toasts/Toasts.js';
import { englishInterface } from '../support/englishInterface.js';

const succeeded: ToastText = { tone: 'success', title: 'User saved' };
const failed: ToastText = { tone: 'error', title: 'User not saved', text: 'This email is taken already.' };

describe('Toasts', () => {
  // The region is loaded once, which fake timers would not wait for.
  beforeAll(async () => {
    render(<Toasts />, { wrapper: englishInterface });
    await screen.findByRole('region', { name: 'Notifications' });
    cleanup();
  });
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows a success for four seconds', () => {
    show(succeeded);
    pass(3_800);
    expect(titles()).toEqual(['User saved']);
    pass(1_000);
    expect(titles()).toEqual([]);
  });

  it('keeps an error until it is dismissed', () => {
    show(failed);
    pass(3_600_000);
    expect(titles()).toEqual(['User not saved']);
    expect(screen.getAllByText('This email is taken already.').length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
    pass(1_000);
    expect(titles()).toEqual([]);
  });

  it('stays longer if it has an action, which runs once', () => {
    const onPress = vi.fn();
    show({ ...succeeded, action: { label: 'Undo', onPress } });
    pass(8_000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
    pass(1_000);
    expect(onPress).toHaveBeenCalledOnce();
    expect(titles()).toEqual([]);
  });

  it('is shown in one region, also if nested', () => {
    render(
      <Toasts>
        <Toasts>
          <ShowButton toast={succeeded} />
        </Toasts>
      </Toasts>,
      { wrapper: englishInterface },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    pass(100);
    expect(screen.getAllByRole('region', { name: 'Notifications' })).toHaveLength(1);
    expect(titles()).toEqual(['User saved']);
  });

  it('is shown in one region per page, where the host wants it', () => {
    render(
      <>
        <WidgetToasts>
          <ShowButton toast={succeeded} />
        </WidgetToasts>
        <WidgetToasts />
        <main>
          <Toasts />
        </main>
      </>,
      { wrapper: englishInterface },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    pass(100);
    expect(screen.getAllByRole('region', { name: 'Notifications' })).toHaveLength(1);
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('region'));
    expect(titles()).toEqual(['User saved']);
  });

  it('does nothing without a region', () => {
    render(<ShowButton toast={succeeded} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(titles()).toEqual([]);
  });
});

function show(toast: ToastText): void {
  render(
    <Toasts>
      <ShowButton toast={toast} />
    </Toasts>,
    { wrapper: englishInterface },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  pass(100);
}

function ShowButton({ toast }: { toast: ToastText }) {
  const showToast = useToast();
  return (
    <button type="button" onClick={() => showToast(toast)}>
      Show
    </button>
  );
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function titles(): (string | null)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-slot="toast"]')].map(
    (toast) => within(toast).getByText(/User/, { selector: '.parley-toast-title' }).textContent,
  );
}
