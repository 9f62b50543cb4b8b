import { createRoot } from 'react-dom/client';
import { UserManagement } from '../../src/admin.js';
import { createServiceClient } from '../../src/client.js';
import { useResourceList, usersInfiniteQuery } from '../../src/data.js';
import { ParleyProvider } from '../../src/index.js';
import '../../src/styles/styles.css';

const query = new URLSearchParams(location.search);
const pageSize = Number(query.get('pageSize') ?? 100);

const client = createServiceClient({
  baseUrl: location.origin,
  credentials: { kind: 'bearer', token: async () => query.get('token') ?? '' },
  async fetch(request) {
    const response = await fetch(request);
    if (new URL(request.url).pathname === '/api/v1/users') performance.mark('answered');
    return response;
  },
});

/** The same rows in a plain table: all of them in the page, without selection or menus. */
function PlainTable() {
  const list = useResourceList({ query: usersInfiniteQuery, params: { first: pageSize }, idOf: ({ id }) => id });
  return (
    <div className="parley">
      <div className="scroll" style={{ blockSize: 560, overflow: 'auto' }}>
        <table>
          <tbody>
            {list.items.map(({ id, firstName, email }) => (
              <tr key={id} style={{ blockSize: 40 }}>
                <th scope="row">{firstName}</th>
                <td>{email}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {list.hasMore && (
        <button type="button" onClick={list.loadMore}>
          Load more
        </button>
      )}
    </div>
  );
}

/** Marks the frame after the first one with rows. */
function markFirstRows(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (root.querySelector('tbody tr') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('painted')));
  });
  observer.observe(root, { childList: true, subtree: true });
}

const root = document.getElementById('root');
if (root !== null) {
  markFirstRows(root);
  createRoot(root).render(
    <ParleyProvider client={client} storage={null}>
      {query.get('view') === 'plain' ? <PlainTable /> : <UserManagement pageSize={pageSize} />}
    </ParleyProvider>,
  );
}
