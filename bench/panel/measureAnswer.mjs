import { realisticAnswer } from '../answers/realisticAnswer.mjs';
import { traceFrames, watchMainThread } from '../support/mainThread.mjs';
import { percentile } from '../support/numbers.mjs';

/** The main-thread time of one answer that streams into a subject on a fresh page. */
export async function measureAnswer(site, one) {
  const page = await openPage(site, one);
  const { result, ...figures } = await watchMainThread(page, () => page.evaluate((pace) => window.streamAnswer(pace), one.pace));
  await page.close();
  if (result < one.kb * 500) throw new Error(`${one.subject} shows ${result} characters of ${one.kb} KB.`);
  return figures;
}

/** The 95th percentile of the main-thread time in a frame while such an answer streams, in milliseconds. */
export async function measureFrames(site, one) {
  const page = await openPage(site, one);
  const frames = await traceFrames(site.browser, page, () => page.evaluate((pace) => window.streamAnswer(pace), one.pace));
  await page.close();
  return percentile(frames, 0.95);
}

/** A subject is `panel`, `element` or `plain DOM`; ` with a chart` shows a result above the answer. */
async function openPage(site, { subject, kb }) {
  const [name, hasResult] = [subject.replace(/ with a chart$/, ''), subject.endsWith(' with a chart')];
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`));
  await page.goto(`${site.origin}/panel/index.html`);
  await page.waitForFunction(() => 'prepareAnswer' in window);
  if (name === 'element') await page.addScriptTag({ type: 'module', url: '/element/parley-chat.js' });
  const answer = realisticAnswer({ length: kb * 1000, hasFootnote: false });
  await page.evaluate((given) => window.prepareAnswer(...given), [name, answer, hasResult]);
  return page;
}
