import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type CommandGroup, CommandPalette, UserManagement } from '../../src/admin.js';
import { createServiceClient } from '../../src/client.js';
import { ParleyProvider } from '../../src/index.js';
import '../../src/styles/styles.css';

const pageSize = 1_000;
const root = createRoot(document.getElementById('root') ?? document.body);

/** A service inside the page, so that only the list is measured. */
const client = createServiceClient({
  baseUrl: location.origin,
  credentials: { kind: 'bearer', token: async () => 'none' },
  fetch: async ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (!pathname.endsWith('/users')) return Response.json({ items: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } });
    const start = Number(searchParams.get('after') ?? 0);
    const items = Array.from({ length: pageSize }, (_, index) => userOf(start + index));
    const pageInfo = { hasNextPage: start + pageSize < userCount, hasPreviousPage: start > 0, endCursor: String(start + pageSize) };
    return Response.json({ items, pageInfo });
  },
});

let userCount = 0;

const userOf = (id: number) => ({
  id,
  firstName: `Person ${id}`,
  lastName: ['Byron', 'Curie', 'Franklin', 'Germain'][id % 4],
  email: `person.${id}@example.com`,
  role: id % 9 === 0 ? 'Admin' : 'Viewer',
  active: id % 11 !== 0,
});

/** Shows users, loads all pages, and scrolls to the last one. Returns the number of rows that the list has. */
async function listUsers(count: number): Promise<number> {
  userCount = count;
  root.render(
    <ParleyProvider client={client} storage={null}>
      <UserManagement pageSize={pageSize} />
    </ParleyProvider>,
  );
  const rowCount = () => Number(document.querySelector('[aria-rowcount]')?.getAttribute('aria-rowcount') ?? 0);
  for (let loaded = pageSize; ; loaded += pageSize) {
    await until(() => rowCount() >= loaded);
    const more = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Load more');
    if (more === undefined) break;
    more.click();
  }
  const box = document.querySelector('.parley-data-table-scroll');
  for (let step = 1; box !== null && step <= 20; step += 1) {
    box.scrollTop = (box.scrollHeight * step) / 20;
    await frames(2);
  }
  return rowCount();
}

/** Opens a palette of commands, and types into it. Returns the number of commands that are found. */
async function searchCommands(count: number): Promise<number> {
  const commands = Array.from({ length: count }, (_, id) => ({
    id: String(id),
    label: `${['Open', 'Edit', 'Share', 'Delete'][id % 4]} report ${id} of ${['revenue', 'orders', 'returns'][id % 3]}`,
    keywords: [`key ${id}`],
    onSelect: () => undefined,
  }));
  root.render(
    <ParleyProvider client={client} storage={null}>
      <Palette groups={[{ id: 'reports', label: 'Reports', commands }]} />
    </ParleyProvider>,
  );
  const field = () => document.querySelector<HTMLInputElement>('[role="combobox"]');
  await until(() => field() !== null && found() > 0);
  for (const text of ['r', 're', 'rev', 'reve', 'reven', 'revenu', 'revenue', 'revenue 1', 'revenue 12']) {
    type(field(), text);
    await frames(3);
  }
  return found();
}

const found = () => document.querySelectorAll('[role="option"]').length;

function Palette({ groups }: { groups: readonly CommandGroup[] }) {
  const [isOpen, setOpen] = useState(true);
  return <CommandPalette open={isOpen} onOpenChange={setOpen} groups={groups} />;
}

/** React listens to the setter of the element itself. */
function type(field: HTMLInputElement | null, text: string): void {
  if (field === null) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function frames(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await frames(1);
}

Object.assign(window, { lists: { listUsers, searchCommands } });
