import { startDemo } from '../e2e/support/startDemo.js';
import { launchBrowser } from '../e2e/support/visitor.js';
import { adminPicture } from './adminPicture.js';
import { conversationPicture } from './conversationPicture.js';
import { modelPicture } from './modelPicture.js';
import { startOfTime } from './openScreen.js';
import { panelPicture } from './panelPicture.js';

/** Each picture of the documentation, by its path. */
const pictures = {
  'docs/panel.png': panelPicture,
  'docs/conversation.png': conversationPicture,
  'docs/admin.png': adminPicture,
  'docs/model.png': modelPicture,
};

/** Takes the pictures of the documentation from the running demo; only those whose path contains `only`. */
export async function* takePictures(only = ''): AsyncGenerator<{ readonly path: string; readonly picture: Buffer }> {
  const wanted = Object.entries(pictures).filter(([path]) => path.includes(only));
  if (wanted.length === 0) return;
  const demo = await startDemo({ PORT: '0', PARLEY_DEMO_TIME: new Date(startOfTime).toISOString() });
  const browser = await launchBrowser();
  try {
    // Its pages are built one after the other, the console last.
    await fetch(`${demo.origin}/admin`);
    for (const [path, take] of wanted) yield { path, picture: await take(browser, demo.origin) };
  } finally {
    await browser.close();
    await demo.stop();
  }
}
