import type { PersonalMemory } from '../../../data/memory/createPersonalMemory.js';
import { createIdentityRecord, type KeyValueStorage } from '../../../data/memory/identityRecord.js';
import { parseTableView, type TableView } from './TableView.js';

/** How one person has arranged the tables of a page, by the name of the table. */
export interface TableViews {
  /** Takes up the views of this identity and erases another's. */
  enter(identity: string): void;
  /** Returns the view of a table. The same object until it changes. */
  read(name: string): TableView;
  /** Replaces the view of a table; an empty one is as the widget has it. */
  write(name: string, view: TableView): void;
  /** Calls `listener` when a view changes. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Returns the views that all tables of a provider share. */
export function tableViewsOf(memory: PersonalMemory): TableViews {
  const known = viewsOfMemories.get(memory);
  if (known !== undefined) return known;
  const views = createTableViews(memory.lasting);
  memory.onIdentity(views.enter);
  viewsOfMemories.set(memory, views);
  return views;
}

const viewsOfMemories = new WeakMap<PersonalMemory, TableViews>();

/** Without `storage`, views last until the page is closed. Only the 50 most recently changed are kept. */
export function createTableViews(storage: KeyValueStorage | undefined): TableViews {
  const listeners = new Set<() => void>();
  const record = createIdentityRecord<readonly NamedView[]>({ key: tableViewsKey, storage, empty: [], parse, merge: joined });
  let shown = record.read();
  let person: string | undefined;

  function publish(): void {
    shown = record.read();
    for (const listener of [...listeners]) listener();
  }

  return {
    enter(identity) {
      if (identity === person) return;
      person = identity;
      record.enter(identity);
      publish();
    },
    read: (name) => shown.find((view) => view.name === name)?.view ?? asGiven,
    write(name, view) {
      record.update((views) => joined(views, [{ name, view }]));
      publish();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface NamedView {
  readonly name: string;
  readonly view: TableView;
}

function joined(known: readonly NamedView[], written: readonly NamedView[]): readonly NamedView[] {
  const others = known.filter(({ name }) => !written.some((view) => view.name === name));
  return [...written.filter(({ view }) => Object.keys(view).length > 0), ...others].slice(0, maxViews);
}

function parse(value: unknown): readonly NamedView[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((entry: unknown) => {
    const isNamed = typeof entry === 'object' && entry !== null && 'name' in entry && 'view' in entry && typeof entry.name === 'string';
    return isNamed ? [{ name: entry.name as string, view: parseTableView(entry.view) }] : [];
  });
}

const asGiven: TableView = {};
const tableViewsKey = 'parley:tables';
const maxViews = 50;
