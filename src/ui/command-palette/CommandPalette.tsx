'use client';

import { useMemo, useState } from 'react';
import { createLazyModule } from '../../react/lazy/createLazyModule.js';
import { useControllable } from '../../react/state/useControllable.js';
import { useOpener } from '../dialog/useOpener.js';
import type { Command } from './Command.js';
import type { CommandPaletteProps } from './CommandPaletteProps.js';
import { useCommandPaletteLabels } from './useCommandPaletteLabels.js';

/**
 * A dialog that finds pages, records and actions by their names and runs the chosen one: arrow keys move, Enter runs, Escape closes. Recent
 * commands come first. It loads after the first render. Renders a `<div role="dialog">`.
 */
export function CommandPalette({ recent: given, defaultRecent = none, onRecentChange, groups, ...props }: CommandPaletteProps) {
  const parts = useParts(props.open);
  const opener = useOpener(props.open);
  const words = useCommandPaletteLabels();
  const [recentIds, setRecentIds] = useControllable(given, defaultRecent, onRecentChange);
  // A command that a source found is known only here.
  const [chosen, setChosen] = useState<readonly Command[]>([]);
  const recent = useMemo(() => {
    const known = new Map([...chosen, ...groups.flatMap(({ commands }) => commands)].map((command) => [command.id, command]));
    const commands = recentIds.slice(0, mostRecent).flatMap((id) => known.get(id) ?? []);
    return { id: 'recent', label: words.recent, commands };
  }, [groups, recentIds, chosen, words]);
  if (parts === undefined) return null;
  return (
    <parts.CommandDialog
      opener={opener}
      groups={groups}
      recent={recent}
      onChosen={(command) => {
        setChosen((current) => latestFirst(command, current, ({ id }) => id));
        setRecentIds(latestFirst(command.id, recentIds, (id) => id));
      }}
      {...props}
    />
  );
}

function latestFirst<Item>(item: Item, items: readonly Item[], idOf: (item: Item) => string): readonly Item[] {
  return [item, ...items.filter((other) => idOf(other) !== idOf(item))].slice(0, mostRecent);
}

const useParts = createLazyModule(() => import('../overlays/CommandDialog.js'));
const none: readonly string[] = [];
const mostRecent = 5;
