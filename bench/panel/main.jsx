import { createRoot } from 'react-dom/client';
import { createServiceClient } from '../../src/client.ts';
import { ChatPanel, ParleyProvider } from '../../src/index.ts';
import { monthlyRevenue } from '../../stories/support/exampleResults.ts';
import { lowerBound } from '../answers/lowerBound.js';
import { frame, frames, task, until } from '../support/page.js';
import { streamedService } from './streamedService.js';
import '../../src/styles/styles.css';
import './panel.css';

const question = 'How did revenue develop?';
const deltasPerFrame = 10;
const root = document.getElementById('root');
let place = root;
let view;
let answer;
let deltas;

/** Shows a subject, asks, and resolves when the text of the answer may begin. */
window.prepareAnswer = async (subject, next, hasResult) => {
  answer = next;
  view = subject === 'plain DOM' ? plainPage() : await askedPage(subject, hasResult);
  deltas = view.encode([...deltasOf(answer.text)]);
  await frames(5);
};

/** Shows what has come once per frame, and stays at the end. */
function plainPage() {
  const box = root.appendChild(Object.assign(document.createElement('div'), { className: 'bound' }));
  const { show, finish } = lowerBound(box.appendChild(document.createElement('div')), answer, true);
  let shown = '';
  let isWaiting = false;
  const paint = () => {
    isWaiting = false;
    show(shown);
    box.scrollTop = box.scrollHeight;
  };
  return {
    encode: (texts) => texts,
    write: (texts) => {
      shown += texts.join('');
      if (!isWaiting) requestAnimationFrame(paint);
      isWaiting = true;
    },
    end: finish,
  };
}

async function askedPage(subject, hasResult) {
  const service = streamedService(hasResult ? monthlyRevenue() : undefined);
  const chatUrl = `${location.origin}/api/chat`;
  window.fetch = service.answer;
  if (subject === 'element') {
    await customElements.whenDefined('parley-chat');
    const element = Object.assign(document.createElement('parley-chat'), { getToken: async () => 'none', starters: [question] });
    element.setAttribute('chat-url', chatUrl);
    root.append(element);
    place = element.shadowRoot;
  } else {
    const client = createServiceClient({ chatUrl, credentials: { kind: 'service-token', token: async () => 'none' } });
    createRoot(root).render(
      <ParleyProvider client={client}>
        <ChatPanel starters={[question]} />
      </ParleyProvider>,
    );
  }
  const starter = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent.includes(question));
  await until(() => starter() !== undefined);
  starter().click();
  await until(() =>
    hasResult ? place.querySelector('[data-slot="chart"][data-state="ready"] svg') : place.querySelector('[data-slot="turn"]'),
  );
  // What is loaded once, ahead of the first word, is not part of an answer.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  return service;
}

/** Streams the answer, and returns the number of characters shown once it is complete. */
window.streamAnswer = async (pace) => {
  const perStep = pace === 'paced' ? deltasPerFrame : 1;
  const step = pace === 'paced' ? frame : task;
  for (let sent = 0; sent < deltas.length; sent += perStep) {
    await step();
    view.write(deltas.slice(sent, sent + perStep));
  }
  view.end(answer.text);
  await frames(20);
  return shownText().length;
};

const shownText = () => (place === root ? root : place.querySelector('[data-slot="turn-list"]')).textContent;

/** Deltas of 12 to 28 characters. */
function* deltasOf(text) {
  for (let end = 0, index = 0; end < text.length; index += 1) {
    const length = 12 + ((index * 7) % 17);
    yield text.slice(end, end + length);
    end += length;
  }
}
