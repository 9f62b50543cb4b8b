/** How a result is looked at. */
export type ResultView = 'chart' | 'table' | 'sql';

/** What the reader chose last in this browser session, where storage may be used. */
export function readRememberedView(): ResultView | undefined {
  try {
    const view = sessionStorage.getItem(storageKey);
    return resultViews.find((known) => known === view);
  } catch {
    return undefined;
  }
}

export function rememberView(view: ResultView): void {
  try {
    sessionStorage.setItem(storageKey, view);
  } catch {
    // Without storage the choice holds for this result alone.
  }
}

const resultViews: readonly ResultView[] = ['chart', 'table', 'sql'];
const storageKey = 'parley.result-view';
