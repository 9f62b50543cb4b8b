import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../../src/client.js';
import type { Command } from '../../src/ui/command-palette/Command.js';
import { CommandPalette } from '../../src/ui/command-palette/CommandPalette.js';
import type { CommandPaletteProps } from '../../src/ui/command-palette/CommandPaletteProps.js';
import { KeyboardHelp } from '../../src/ui/keyboard-help/KeyboardHelp.js';
import { usePageShortcut } from '../../src/ui/shortcuts/usePageShortcut.js';
import { useShortcutText } from '../../src/ui/shortcuts/useShortcutText.js';
import { findAxeViolations } from '../support/conformance.js';
import { dialogCloses } from '../support/dialogCloses.js';
import { englishInterface } from '../support/englishInterface.js';

const shortcut = { key: 'k', hasCommand: true };

function Page({ groups, ...props }: Partial<CommandPaletteProps>) {
  const [isOpen, setOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { text, aria } = useShortcutText(shortcut);
  usePageShortcut(shortcut, () => setOpen(!isOpen));
  usePageShortcut({ key: '?' }, () => setHelpOpen(true));
  return (
    <>
      <button type="button" aria-keyshortcuts={aria} onClick={() => setOpen(true)}>
        Open {text}
      </button>
      <input aria-label="Name" />
      <div className="cm-editor">
        <textarea aria-label="Editor" />
      </div>
      <CommandPalette {...props} groups={groups ?? pages} open={isOpen} onOpenChange={setOpen} />
      <KeyboardHelp open={isHelpOpen} onOpenChange={setHelpOpen} groups={[{ title: 'App', keys: [{ keys: ['?'], meaning: 'Help' }] }]} />
    </>
  );
}

const select = vi.fn();
const command = (id: string, label: string): Command => ({ id, label, onSelect: () => select(id) });
const pages = [{ id: 'pages', label: 'Pages', commands: [command('reports', 'Reports'), command('users', 'Users')] }];

function show(props: Partial<CommandPaletteProps> = {}) {
  select.mockClear();
  render(<Page {...props} />, { wrapper: englishInterface });
  return userEvent.setup();
}

const field = () => screen.findByRole('combobox', { name: 'Search or run a command' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the command palette', () => {
  it('is opened and closed with a key, and chooses with the keyboard', async () => {
    const user = show();
    const button = screen.getByRole('button', { name: 'Open Ctrl+K' });
    expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    button.focus();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(await findAxeViolations(document.body)).toEqual([]);
    await user.keyboard('{Control>}k{/Control}');
    await dialogCloses();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 's');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(select.mock.calls).toEqual([['users']]);
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('closes with Escape, and starts empty the next time', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: /^Open/ }));
    await user.type(await field(), 'rep');
    expect(options()).toEqual(['Reports']);
    await user.keyboard('{Escape}');
    await dialogCloses();
    await user.click(screen.getByRole('button', { name: /^Open/ }));
    expect(await field()).toHaveValue('');
  });

  it('shows the most recently chosen commands first, and reports them', async () => {
    const onRecentChange = vi.fn();
    const user = show({ onRecentChange });
    await user.click(screen.getByRole('button', { name: /^Open/ }));
    await user.click(await screen.findByRole('option', { name: 'Users' }));
    expect(onRecentChange).toHaveBeenCalledWith(['users']);
    await dialogCloses();
    await user.click(screen.getByRole('button', { name: /^Open/ }));
    await field();
    expect(options()).toEqual(['Users', 'Reports']);
    expect(screen.getByRole('group', { name: 'Recent' })).toHaveTextContent('Users');
  });

  it('renders a command with an address as a link, which a router can take over', async () => {
    const onSelect = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const user = show({ groups: [{ id: 'pages', label: 'Pages', commands: [{ id: 'jobs', label: 'Jobs', href: '#jobs', onSelect }] }] });
    await user.click(screen.getByRole('button', { name: /^Open/ }));
    expect(await screen.findByRole('option', { name: 'Jobs' })).toHaveAttribute('href', '#jobs');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledOnce();
    expect(location.hash).toBe('');
  });

  it('announces the number of results', async () => {
    const user = show();
    await user.click(screen.getByRole('button', { name: /^Open/ }));
    await user.type(await field(), 'rep');
    expect(screen.getByRole('status')).toHaveTextContent('1 result');
    await user.type(await field(), 'x');
    expect(screen.getByRole('status')).toHaveTextContent('No results');
  });
});

describe('a source of commands', () => {
  it('is asked once the user pauses, and its earlier searches are aborted', async () => {
    const asked: [string, AbortSignal][] = [];
    const search = vi.fn((text: string, signal: AbortSignal) => {
      asked.push([text, signal]);
      const found = Array.from({ length: 30 }, (_, at) => command(`person-${at}`, `Grace ${at}`));
      return text === 'gr' ? new Promise<Command[]>(() => undefined) : Promise.resolve(found);
    });
    const user = show({ sources: [{ id: 'people', label: 'People', search }] });
    await user.click(screen.getByRole('button', { name: /^Open/ }));
    await user.type(await field(), 'gr');
    await waitFor(() => expect(search).toHaveBeenCalledOnce());
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    await user.type(await field(), 'ace');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(10));
    expect(asked.map(([text]) => text)).toEqual(['gr', 'grace']);
    expect(asked[0]?.[1].aborted).toBe(true);
  });

  it('shows and reports why it failed, and can be retried, next to the other results', async () => {
    const error = new ServiceError('permission', 'Administrators only.');
    const onError = vi.fn();
    const search = vi
      .fn()
      .mockRejectedValueOnce(error)
      .mockResolvedValue([command('person', 'Ursula')]);
    const source = { id: 'people', label: 'People', search };
    const user = show({ sources: [source], onError });
    await user.click(screen.getByRole('button', { name: /^Open/ }));
    await user.type(await field(), 'us');
    expect(await screen.findByRole('alert')).toHaveTextContent('People: search failed. You don’t have permission to do this.');
    expect(onError.mock.calls).toEqual([[error, source]]);
    expect(options()).toEqual(['Users']);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('option', { name: 'Ursula' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the keys of a page', () => {
  it('do not override those of editors and fields', async () => {
    const user = show();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Why?');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Why?');
    await user.type(screen.getByRole('textbox', { name: 'Editor' }), '?{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('textbox', { name: 'Name' }).focus();
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible();
  });

  it('match by position on layouts with other letters, and not with other modifiers', async () => {
    show();
    fireEvent.keyDown(document.body, { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true });
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true, isComposing: true });
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyK', ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'ن', code: 'KeyK', ctrlKey: true });
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible();
  });

  it('are listed in a dialog, those of the app first', async () => {
    const user = show();
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('App');
    expect(help).toHaveTextContent('Resize the column whose border has the focus');
    expect(await findAxeViolations(document.body)).toEqual([]);
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull();
  });
});
