import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as chatMenu from '../../src/chat/menu/Menu.js';
import * as chatItem from '../../src/chat/menu/MenuItem.js';
import * as chatList from '../../src/chat/menu/MenuList.js';
import * as chatTrigger from '../../src/chat/menu/MenuTrigger.js';
import { Announcer, useAnnounce } from '../../src/ui/announcer/Announcer.js';
import { Button } from '../../src/ui/button/Button.js';
import { CopyButton } from '../../src/ui/button/CopyButton.js';
import { IconButton } from '../../src/ui/button/IconButton.js';
import { Disclosure } from '../../src/ui/disclosure/Disclosure.js';
import { ErrorNotice } from '../../src/ui/errors/ErrorNotice.js';
import * as adminMenu from '../../src/ui/menu/Menu.js';
import * as adminItem from '../../src/ui/menu/MenuItem.js';
import * as adminList from '../../src/ui/menu/MenuList.js';
import * as adminTrigger from '../../src/ui/menu/MenuTrigger.js';
import { SegmentedControl, tabPanelProps } from '../../src/ui/segmented-control/SegmentedControl.js';

describe('Button', () => {
  it('ignores presses while it is busy, submits no form, and keeps the focus', async () => {
    const press = vi.fn();
    const submit = vi.fn();
    render(
      <form onSubmit={submit}>
        <Button type="submit" isBusy onClick={press}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });
});

describe('IconButton', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows its name after the mouse has rested on it, until Escape', () => {
    render(<IconButton label="New chat" />);
    const button = screen.getByRole('button', { name: 'New chat' });
    fireEvent.pointerEnter(button, { pointerType: 'mouse' });
    expect(tooltipOf(button)).toBeUndefined();
    act(() => vi.advanceTimersByTime(500));
    expect(tooltipOf(button)).toBe('New chat');
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(tooltipOf(button)).toBeUndefined();
  });

  it('shows nothing on touch', () => {
    render(<IconButton label="New chat" />);
    const button = screen.getByRole('button', { name: 'New chat' });
    fireEvent.pointerEnter(button, { pointerType: 'touch' });
    act(() => vi.advanceTimersByTime(5000));
    expect(tooltipOf(button)).toBeUndefined();
  });
});

describe('Announcer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('announces a text once, although StrictMode runs effects twice', () => {
    render(
      <StrictMode>
        <Announcer>
          <SaysOnMount text="Querying…" />
        </Announcer>
      </StrictMode>,
    );
    expect(within(screen.getByRole('status')).getAllByText('Querying…')).toHaveLength(1);
  });

  it('announces the same text again later, as an addition', () => {
    render(
      <Announcer>
        <SaysOnPress text="Copied" />
      </Announcer>,
    );
    fireEvent.click(screen.getByRole('button'));
    act(() => vi.advanceTimersByTime(1000));
    fireEvent.click(screen.getByRole('button'));
    expect(within(screen.getByRole('status')).getAllByText('Copied')).toHaveLength(2);
  });

  it('clears its text after seven seconds', () => {
    render(
      <Announcer>
        <SaysOnPress text="Copied" />
      </Announcer>,
    );
    fireEvent.click(screen.getByRole('button'));
    act(() => vi.advanceTimersByTime(6900));
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    act(() => vi.advanceTimersByTime(200));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('has one live region, even inside another announcer', () => {
    render(
      <Announcer>
        <Announcer>
          <SaysOnMount text="Answer ready" />
        </Announcer>
      </Announcer>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Answer ready');
  });
});

describe('CopyButton', () => {
  it('copies, confirms it, and offers to copy again', async () => {
    const user = userEvent.setup();
    render(
      <Announcer>
        <CopyButton text={() => 'SELECT 1'} label="Copy SQL" />
      </Announcer>,
    );
    await user.click(screen.getByRole('button', { name: 'Copy SQL' }));
    expect(await navigator.clipboard.readText()).toBe('SELECT 1');
    expect(await screen.findByRole('button', { name: 'Copied' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    expect(await screen.findByRole('button', { name: 'Copy SQL' })).toBeInTheDocument();
  });

  it('falls back to a field without a clipboard, and reports if that fails as well', async () => {
    const user = userEvent.setup({ writeToClipboard: false });
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent });
    const copied: string[] = [];
    const execCommand = vi.fn(() => {
      copied.push(document.querySelector('textarea')?.value ?? '');
      return true;
    });
    Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
    render(<CopyButton text="SELECT 1" />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    const button = await screen.findByRole('button', { name: 'Copied' });
    expect(copied).toEqual(['SELECT 1']);
    expect(document.querySelector('textarea')).toBeNull();
    expect(button).toHaveFocus();
    execCommand.mockReturnValue(false);
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Couldn’t copy' })).toHaveAttribute('data-state', 'failed');
    vi.unstubAllGlobals();
  });
});

describe('ErrorNotice', () => {
  it('says what happened and what to do, for each kind of error', () => {
    render(
      <ErrorNotice kind="network">
        <Button>Retry</Button>
      </ErrorNotice>,
    );
    const notice = screen.getByText('Couldn’t reach the service.').closest('[data-slot="error"]');
    expect(notice).toHaveAttribute('data-kind', 'network');
    expect(notice).toHaveTextContent('Check your connection, then retry.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('lets the user copy the request id', () => {
    render(<ErrorNotice kind="server" requestId="req-7" />);
    expect(screen.getByText('Request req-7')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy request ID' })).toBeVisible();
  });
});

describe('Disclosure', () => {
  it('renders its content only while open, and exposes its state', async () => {
    const onOpenChange = vi.fn();
    render(
      <Disclosure summary="Steps" onOpenChange={onOpenChange}>
        Queried orders
      </Disclosure>,
    );
    const button = screen.getByRole('button', { name: 'Steps', expanded: false });
    expect(screen.queryByText('Queried orders')).toBeNull();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toHaveTextContent('Queried orders');
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
  });

  it('follows its parent if it is controlled', async () => {
    render(<Disclosure summary="Steps" open={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Steps' }));
    expect(screen.getByRole('button', { name: 'Steps', expanded: false })).toBeVisible();
  });
});

describe('SegmentedControl', () => {
  it.each([
    ['ltr', '{ArrowRight}', 'Table'],
    ['ltr', '{ArrowLeft}', 'SQL'],
    ['rtl', '{ArrowRight}', 'SQL'],
    ['rtl', '{ArrowLeft}', 'Table'],
  ])('moves in reading direction: %s %s leads from Chart to %s', async (direction, key, name) => {
    render(
      <div dir={direction} style={{ direction: direction === 'rtl' ? 'rtl' : 'ltr' }}>
        <Views />
      </div>,
    );
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Chart' })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  });

  it('is one tab stop', async () => {
    render(
      <>
        <Views />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });
});

describe.each([
  ['the chat', { ...chatMenu, ...chatItem, ...chatList, ...chatTrigger }],
  ['the admin widgets', { ...adminMenu, ...adminItem, ...adminList, ...adminTrigger }],
])('Menu of %s', (_, { Menu, MenuItem, MenuList, MenuTrigger }) => {
  function DownloadMenu({ onSelect }: { onSelect: (format: string) => void }) {
    return (
      <Menu>
        <MenuTrigger>Download</MenuTrigger>
        <MenuList label="Download">
          <MenuItem onSelect={() => onSelect('csv')}>CSV</MenuItem>
          <MenuItem onSelect={() => onSelect('png')} isDisabled>
            PNG
          </MenuItem>
          <MenuItem onSelect={() => onSelect('svg')}>SVG</MenuItem>
        </MenuList>
      </Menu>
    );
  }

  const waitForFocus = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());

  it('opens at its first or last item, and returns the focus on Escape', async () => {
    render(<DownloadMenu onSelect={() => undefined} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitForFocus('SVG');
    await userEvent.keyboard('{ArrowDown}');
    await waitForFocus('CSV');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download', expanded: false })).toHaveFocus());
  });

  it('skips disabled items, and finds items by letters', async () => {
    render(<DownloadMenu onSelect={() => undefined} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitForFocus('CSV');
    await userEvent.keyboard('{ArrowDown}');
    await waitForFocus('SVG');
    await userEvent.keyboard('c');
    await waitForFocus('CSV');
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves shortcuts with %s to the browser and the page', async (modifier) => {
    render(<DownloadMenu onSelect={() => undefined} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    for (const key of ['s', 'S', 'ArrowDown', 'End']) {
      expect(fireEvent.keyDown(screen.getByRole('menuitem', { name: 'CSV' }), { key, [modifier]: true })).toBe(true);
    }
    await waitForFocus('CSV');
    await userEvent.keyboard('{Shift>}s{/Shift}');
    await waitForFocus('SVG');
  });

  it('acts once, closes, and returns the focus', async () => {
    const onSelect = vi.fn();
    render(<DownloadMenu onSelect={onSelect} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitForFocus('CSV');
    await userEvent.keyboard('{Enter}');
    expect(onSelect.mock.calls).toEqual([['csv']]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus());
  });

  it('closes on a press outside and on a second press of its button', async () => {
    render(
      <>
        <DownloadMenu onSelect={() => undefined} />
        <p>Elsewhere</p>
      </>,
    );
    const button = screen.getByRole('button', { name: 'Download' });
    await userEvent.click(button);
    expect(await screen.findByRole('menu', { name: 'Download' })).toBeVisible();
    await userEvent.click(screen.getByText('Elsewhere'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

function SaysOnMount({ text }: { text: string }) {
  const announce = useAnnounce();
  useEffect(() => announce(text), [announce, text]);
  return null;
}

function SaysOnPress({ text }: { text: string }) {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce(text)}>
      Say
    </button>
  );
}

function Views() {
  const [view, setView] = useState('chart');
  const options = [
    { value: 'chart', label: 'Chart' },
    { value: 'table', label: 'Table' },
    { value: 'sql', label: 'SQL' },
  ];
  return (
    <>
      <SegmentedControl label="View" options={options} value={view} onValueChange={setView} panelId="panel" />
      <div {...tabPanelProps('panel', view)}>{view}</div>
    </>
  );
}

function tooltipOf(button: HTMLElement): string | undefined {
  return button.querySelector<HTMLElement>('[data-slot="tooltip"]:not([hidden])')?.dataset.text;
}
