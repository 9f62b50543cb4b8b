/** A view of a result. */
export type ResultView = 'chart' | 'table' | 'sql';

/** SQL is opened for one result and does not affect how the next one is shown. */
export type RememberedView = Exclude<ResultView, 'sql'>;

/** Returns the user's last choice in this thread and browser session, if storage is available. */
export function readRememberedView(chatId: string | undefined): RememberedView | undefined {
  return chatId === undefined ? undefined : readViews().get(chatId);
}

export function rememberView(chatId: string | undefined, view: RememberedView): void {
  if (chatId === undefined) return;
  const views = readViews();
  views.delete(chatId);
  views.set(chatId, view);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...views].slice(-maxThreads)));
  } catch {
    // Without storage the choice applies only to this result.
  }
}

/** The page's storage may contain anything, so it is validated. */
function readViews(): Map<string, RememberedView> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

function isEntry(entry: unknown): entry is [string, RememberedView] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && (entry[1] === 'chart' || entry[1] === 'table');
}

const storageKey = 'parley.result-views';
const maxThreads = 100;
