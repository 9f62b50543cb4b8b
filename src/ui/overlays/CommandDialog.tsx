'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { Search } from 'lucide-react';
import { type MouseEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { errorWords } from '../../react/labels/errorWords.js';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../button/Button.js';
import type { Command, CommandGroup } from '../command-palette/Command.js';
import type { CommandPaletteProps } from '../command-palette/CommandPaletteProps.js';
import { findCommands, indexCommands } from '../command-palette/findCommands.js';
import { useCommandPaletteLabels } from '../command-palette/useCommandPaletteLabels.js';
import { useCommandSources } from '../command-palette/useCommandSources.js';
import type { Opener } from '../dialog/useOpener.js';
import { Icon } from '../icon/Icon.js';
import { Spinner } from '../spinner/Spinner.js';
import { useCommonAdminLabels } from '../useCommonAdminLabels.js';
import { ModalDialog } from './ModalDialog.js';

interface CommandDialogProps extends Omit<CommandPaletteProps, 'recent' | 'defaultRecent' | 'onRecentChange'> {
  opener: RefObject<Opener>;
  recent: CommandGroup;
  onChosen: (command: Command) => void;
}

/** The dialog of `<CommandPalette>`. Its search starts empty each time. */
export function CommandDialog({ opener, open, onOpenChange, className, ref, label, ...search }: CommandDialogProps) {
  const words = useCommandPaletteLabels();
  const input = useRef<HTMLInputElement>(null);
  return (
    <ModalDialog
      ref={ref}
      opener={opener}
      open={open}
      onOpenChange={onOpenChange}
      title={label ?? words.title}
      initialFocus={input}
      data-slot="command-palette"
      className={className === undefined ? 'parley-command-palette' : `parley-command-palette ${className}`}
    >
      <CommandSearch input={input} onClose={() => onOpenChange(false)} {...search} />
    </ModalDialog>
  );
}

interface CommandSearchProps extends Pick<CommandDialogProps, 'groups' | 'sources' | 'recent' | 'onChosen' | 'onError' | 'placeholder'> {
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

function CommandSearch({ input, groups, sources = [], recent, onChosen, onClose, onError, placeholder }: CommandSearchProps) {
  const labels = useBaseLabels();
  const common = useCommonAdminLabels();
  const words = useCommandPaletteLabels();
  const { number } = useFormats();
  const [text, setText] = useState('');
  const index = useMemo(() => indexCommands(groups), [groups]);
  const found = useCommandSources(sources, text, onError);
  const matches = useMemo(() => {
    const recentIds = recent.commands.map(({ id }) => id);
    return text.trim() === '' ? withRecentFirst(groups, recent) : findCommands(index, text, recentIds);
  }, [groups, index, recent, text]);
  const all = [...matches, ...found.groups];
  const shown = all.map(({ id, label, commands }) => ({ id, label, items: commands.slice(0, mostShown) }));
  const count = shown.reduce((sum, { items }) => sum + items.length, 0);
  const hiddenCount = all.reduce((sum, { commands }) => sum + commands.length, 0) - count;
  const state = count > 0 ? 'ready' : found.isPending ? 'loading' : found.failures.length > 0 ? 'error' : 'empty';
  const choose = (command: Command, event: MouseEvent) => {
    onChosen(command);
    onClose();
    command.onSelect?.(event);
  };
  return (
    <Autocomplete.Root
      items={shown}
      mode="none"
      inline
      open
      autoHighlight="always"
      keepHighlight
      value={text}
      // Choosing a command would write its label into the field.
      onValueChange={(next, { reason }) => reason !== 'item-press' && setText(next)}
      itemToStringValue={({ label }: Command) => label}
    >
      <div className="parley-command-search">
        <Icon of={Search} />
        <Autocomplete.Input
          ref={input}
          aria-label={placeholder ?? words.placeholder}
          placeholder={placeholder ?? words.placeholder}
          spellCheck={false}
          maxLength={longestQuery}
          className="parley-select-input"
        />
        {found.isPending && <Spinner />}
      </div>
      <Autocomplete.Status className="parley-visually-hidden">
        {count > 0 ? words.results(count, number(count)) : state === 'loading' ? labels.common.loading : common.nothingFound}
      </Autocomplete.Status>
      <div data-state={state} className="parley-command-results">
        <Autocomplete.List aria-label={words.title} className="parley-command-list">
          {({ id, label, items }: (typeof shown)[number]) => (
            <Autocomplete.Group key={id} items={items}>
              <Autocomplete.GroupLabel className="parley-menu-heading">
                <bdi>{label}</bdi>
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(command: Command) => <CommandItem key={command.id} command={command} onChoose={choose} />}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
        {hiddenCount > 0 && <p className="parley-select-note">{common.andMore(hiddenCount, number(hiddenCount))}</p>}
        {(state === 'loading' || state === 'empty') && (
          <p className="parley-command-note">{state === 'loading' ? labels.common.loading : common.nothingFound}</p>
        )}
        {found.failures.map(({ source, error }) => (
          <div key={source.id} role="alert" className="parley-command-failure">
            <p>
              {words.failed(source.label)} {errorWords(labels, error).title}
            </p>
            <Button size="small" variant="quiet" onClick={found.retry}>
              {labels.common.retry}
            </Button>
          </div>
        ))}
      </div>
    </Autocomplete.Root>
  );
}

interface CommandItemProps {
  command: Command;
  onChoose: (command: Command, event: MouseEvent) => void;
}

function CommandItem({ command, onChoose }: CommandItemProps) {
  const { label, detail, icon, href } = command;
  return (
    <Autocomplete.Item
      value={command}
      className="parley-menu-item parley-select-option parley-command"
      onClick={(event) => onChoose(command, event)}
      // biome-ignore lint/a11y/useAnchorContent: the item gives it its content
      {...(href !== undefined && { render: <a href={href} /> })}
    >
      {icon !== undefined && <Icon of={icon} />}
      <bdi className="parley-command-label">{label}</bdi>
      {detail !== undefined && <bdi className="parley-command-detail">{detail}</bdi>}
    </Autocomplete.Item>
  );
}

/** Before anything is typed, recent commands appear only in their own group. */
function withRecentFirst(groups: readonly CommandGroup[], recent: CommandGroup): readonly CommandGroup[] {
  const ids = new Set(recent.commands.map(({ id }) => id));
  const others = groups.map((group) => ({ ...group, commands: group.commands.filter(({ id }) => !ids.has(id)) }));
  return [recent, ...others].filter(({ commands }) => commands.length > 0);
}

/** The maximum number of commands per group, to keep the list fast; typing finds the others. */
const mostShown = 50;
const longestQuery = 200;
