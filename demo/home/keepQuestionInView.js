/**
 * Keeps a conversation at its start while its first answer arrives, so that a visitor sees the question and the whole chart. From
 * the first thing that they do in it, it is theirs: the chat follows its end as everywhere.
 */
export function keepQuestionInView(chat) {
  const watch = new AbortController();
  const { signal } = watch;
  for (const act of ['pointerdown', 'wheel', 'touchstart', 'keydown']) {
    chat.addEventListener(act, () => watch.abort(), { signal, passive: true });
  }
  chat.shadowRoot.addEventListener('scroll', ({ target }) => showStart(target, watch), { signal, capture: true });
}

function showStart(list, watch) {
  if (!list.matches('[part~="turn-list"]')) return;
  if (list.querySelectorAll('[part~="turn"]').length > 1) watch.abort();
  else list.scrollTop = 0;
}
