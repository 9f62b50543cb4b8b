/** The parts a host can style with `parley-chat::part(…)`; each is the `data-slot` of the same name. */
const partNames = [
  'launcher',
  'panel',
  'chat-panel',
  'thread-header',
  'turn-list',
  'turn',
  'question',
  'steps',
  'answer',
  'starters',
  'composer',
  'sql-result',
  'result-table',
  'chart',
  'error',
] as const;

/** Sets `part` on the parts as they appear, for as long as the shadow root exists. */
export function exposeParts(root: ShadowRoot): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) expose(node);
    }
  }).observe(root, { childList: true, subtree: true });
}

function expose(added: Element): void {
  const pieces = added.querySelectorAll(selector);
  for (const piece of added.matches(selector) ? [added, ...pieces] : pieces)
    piece.setAttribute('part', piece.getAttribute('data-slot') ?? '');
}

const selector = partNames.map((name) => `[data-slot="${name}"]`).join();
