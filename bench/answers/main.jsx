import { frame, task } from '../support/page.js';
import { lowerBound } from './lowerBound.js';
import { subjects } from './subjects.jsx';
import '../../src/styles/styles.css';

const deltaLength = 20;
const deltasPerFrame = 12;

const box = document.getElementById('box');
const root = document.getElementById('root');
let view;
let answer;

/** Mounts a subject for an answer, unmeasured. */
window.prepareAnswer = async (subject, next) => {
  answer = next;
  view = subject === 'lower bound' ? lowerBound(root, answer) : subjects[subject](root);
  await paint();
};

/** Streams the answer into the subject, and resolves when it is completely painted. */
window.streamAnswer = async (pace) => {
  const toEnd = () => {
    box.scrollTop = box.scrollHeight;
  };
  const end = pace === 'paced' ? await streamPaced(view, answer.text, toEnd) : await streamUnpaced(view, answer.text, toEnd);
  view.finish(end);
  await paint();
  await paint();
  toEnd();
  await paint();
  return root.textContent.length;
};

/** Twelve deltas per frame, each as a separate change. */
async function streamPaced(view, text, toEnd) {
  let end = 0;
  while (end < text.length) {
    await frame();
    for (let index = 0; index < deltasPerFrame && end < text.length; index += 1) {
      end = Math.min(end + deltaLength, text.length);
      view.show(text.slice(0, end));
    }
    requestAnimationFrame(toEnd);
  }
  return text;
}

/** Each delta in its own task, as fast as the page accepts them; the view is notified once per paint. */
async function streamUnpaced(view, text, toEnd) {
  let isWaiting = false;
  let shown = '';
  for (let end = 0; end < text.length; ) {
    end = Math.min(end + deltaLength, text.length);
    shown = text.slice(0, end);
    if (!isWaiting) {
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        view.show(shown);
        requestAnimationFrame(toEnd);
      });
    }
    await task();
  }
  return text;
}

const paint = async () => {
  await frame();
  await task();
};
