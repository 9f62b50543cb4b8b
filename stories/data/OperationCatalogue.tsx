import { type ChangeEvent, useDeferredValue, useMemo, useState } from 'react';
import { type OperationId, operations } from '../../src/client.js';
import { OperationRow } from './OperationRow.js';
import { operationHooks } from './operationHooks.js';
import './operationCatalogue.css';

/** A searchable list of every operation with its hooks and live calls. */
export function OperationCatalogue() {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim().toLowerCase());
  const groups = useMemo(() => groupOperations(allIds.filter((id) => searchableText(id).includes(wanted))), [wanted]);
  const count = groups.reduce((sum, { ids }) => sum + ids.length, 0);
  return (
    <div className="catalogue" dir="ltr" lang="en">
      <div className="catalogue-toolbar">
        <input
          type="search"
          className="catalogue-search"
          aria-label="Find an operation"
          placeholder="Find an operation, a path or a hook"
          value={search}
          onChange={(event: ChangeEvent<HTMLInputElement>) => setSearch(event.target.value)}
        />
        <span className="catalogue-count" role="status">
          {count === allIds.length ? `${count} operations` : `${count} of ${allIds.length} operations`}
        </span>
      </div>
      {count === 0 && <p className="catalogue-nothing">No operation has “{search}” in its name, path or hook.</p>}
      {groups.map(({ title, ids }) => (
        <section key={title} className="catalogue-group" aria-label={title}>
          <h3 className="catalogue-title">{title}</h3>
          <ul className="catalogue-rows">
            {ids.map((id) => (
              <OperationRow key={id} id={id} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

// The keys of the table are its operation ids.
const allIds = Object.keys(operations) as OperationId[];

function searchableText(id: OperationId): string {
  const { method, path } = operations[id];
  return [id, method, path, ...operationHooks[id]].join(' ').toLowerCase();
}

interface OperationGroup {
  readonly title: string;
  readonly ids: readonly OperationId[];
}

/** Groups operations by their resource: the first segment of the path after the deployment. */
function groupOperations(ids: readonly OperationId[]): readonly OperationGroup[] {
  const groups = new Map<string, OperationId[]>();
  for (const id of ids) {
    const title = titleOf(operations[id].path);
    groups.set(title, [...(groups.get(title) ?? []), id]);
  }
  return [...groups].map(([title, members]) => ({ title, ids: members }));
}

function titleOf(path: string): string {
  const [first = '', ...rest] = path.replace(/^\/(build\/)?api\/(v1|scim\/v2)\//, '').split('/');
  const resource = first === 'deployments' && rest.length > 1 ? (rest[1] ?? first) : first;
  const words = resource.replaceAll('-', ' ');
  return path.startsWith('/api/scim') ? `Provisioning (SCIM): ${words}` : words.charAt(0).toUpperCase() + words.slice(1);
}
