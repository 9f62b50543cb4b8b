import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMarionette } from './connectMarionette.js';
import { startProcess, waitFor } from './startProcess.js';
import { commandMs, type WebDriver, windowSize } from './WebDriver.js';

/** Starts Firefox without a display, with a fresh profile. */
export async function startFirefox(executable: string): Promise<WebDriver> {
  const profile = await mkdtemp(join(tmpdir(), 'parley-firefox-'));
  const lines = [...preferences, ['browser.download.dir', join(profile, 'downloads')]].map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const { width, height } = windowSize;
  const process = startProcess(executable, ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'], {
    env: { ...globalThis.process.env, MOZ_HEADLESS_WIDTH: `${width}`, MOZ_HEADLESS_HEIGHT: `${height}`, MOZ_CRASHREPORTER_DISABLE: '1' },
  });
  const removeProfile = () => rm(profile, { recursive: true, force: true, maxRetries: 5 });
  try {
    const port = await waitFor('Firefox', { process, limitMs: commandMs }, () => readPort(join(profile, 'MarionetteActivePort')));
    const marionette = await connectMarionette(port);
    await marionette.send('WebDriver:NewSession', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
    await marionette.send('WebDriver:SetTimeouts', { script: commandMs, pageLoad: commandMs });
    return {
      async open(url) {
        await marionette.send('WebDriver:Navigate', { url });
      },
      async run(functionBody, args) {
        const answer = await marionette.send('WebDriver:ExecuteAsyncScript', {
          script: functionBody,
          args,
          newSandbox: false,
          sandbox: null,
        });
        return (answer as { value?: unknown }).value;
      },
      async perform(actions) {
        await marionette.send('WebDriver:PerformActions', { actions });
      },
      async quit() {
        marionette.close();
        await process.stop();
        await removeProfile();
      },
    };
  } catch (error) {
    await process.stop();
    await removeProfile();
    throw error;
  }
}

async function readPort(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text === '' ? undefined : Number(text);
}

const preferences: readonly (readonly [string, string | number | boolean])[] = [
  ['marionette.port', 0],
  // Vitest's page has several import maps.
  ['dom.multiple_import_maps.enabled', true],
  // Without these, a page that waits is slowed down, and one without focus gets no focus events.
  ['focusmanager.testmode', true],
  ['dom.min_background_timeout_value', 4],
  ['dom.timeout.enable_budget_timer_throttling', false],
  // A page behind another one is not painted: new tabs, and downloads such as a PDF, must not come to the front.
  ['browser.tabs.loadDivertedInBackground', true],
  ['browser.download.alwaysOpenPanel', false],
  ['browser.download.folderList', 2],
  ['browser.download.open_pdf_attachments_inline', false],
  [
    'browser.helperApps.neverAsk.saveToDisk',
    'application/pdf,application/octet-stream,application/x-ndjson,image/png,image/svg+xml,text/csv',
  ],
  ['pdfjs.disabled', true],
  // Nothing of the browser's own.
  ['app.normandy.enabled', false],
  ['app.update.disabledForTesting', true],
  ['browser.shell.checkDefaultBrowser', false],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['extensions.update.enabled', false],
  ['network.captive-portal-service.enabled', false],
  ['network.connectivity-service.enabled', false],
  ['services.settings.server', 'data:,#remote-settings-dummy/v1'],
  ['toolkit.telemetry.enabled', false],
];
