import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { ChatPanel, type ChatPanelProps } from '../../../../src/chat/panel/ChatPanel.js';
import { loadLazyParts } from '../../../../src/chat/panel/lazy/lazyParts.js';
import type { KeyValueStorage } from '../../../../src/data/memory/identityRecord.js';
import { ServiceProvider, type ServiceProviderProps } from '../../../../src/provider/ServiceProvider.js';
import { memoryStorage } from './memoryStorage.js';
import { startService, type TestService, type TestServiceOptions } from './startService.js';

// Reading files is work that a test of the panel does not wait for.
await loadLazyParts();

export interface ShowOptions extends TestServiceOptions {
  readonly storage?: KeyValueStorage;
  readonly provider?: Partial<ServiceProviderProps>;
  readonly panel?: ChatPanelProps;
  /** A service that is there already. */
  readonly started?: TestService;
  /** What is shown instead of the panel. */
  readonly children?: ReactNode;
}

/** A panel with its own service, in StrictMode as in development. */
export function showPanel({ storage = memoryStorage(), provider, panel, children, started: given, ...options }: ShowOptions = {}) {
  const started = given ?? startService(options);
  const page = (props: ChatPanelProps = {}) => (
    <StrictMode>
      <ServiceProvider client={started.client} storage={storage} {...provider}>
        {children ?? <ChatPanel {...panel} {...props} />}
      </ServiceProvider>
    </StrictMode>
  );
  const { rerender, unmount } = render(page());
  return { ...started, user: userEvent.setup(), storage, unmount, show: (props: ChatPanelProps) => rerender(page(props)) };
}

export const message = () => screen.getByRole('textbox', { name: 'Message' });

export const panelState = () => slot('chat-panel')?.getAttribute('data-state');

export const turnStates = () => slots('turn').map((turn) => turn.getAttribute('data-state'));

/** What the announcer says at this moment. */
export const spoken = () => slot('announcer')?.textContent ?? '';

export function slot(name: string): HTMLElement | undefined {
  return slots(name)[0];
}

export function slots(name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-slot="${name}"]`)];
}

/** A promise for scripts to wait for, and the function that lets them go on. */
export function gate() {
  let open = () => {};
  const until = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { until, open: () => act(async () => open()) };
}
