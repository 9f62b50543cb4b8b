// Runs all stories and all tests of pages in Firefox and WebKit, or in the browsers named as arguments. With --slice, only those stories that
// say most about a browser, which takes a minute.
import { spawn } from 'node:child_process';
import { runnerImport } from 'vite';

const {
  module: { findBrowser, otherBrowsers },
} = await runnerImport('./test/browsers/findBrowser.ts');

/** An answer with its chart and table, copying, a dialog, menus, a list with its bulk actions, and the element. */
const slice = {
  files: [
    'stories/admin/basics/BulkResults.stories.tsx',
    'stories/admin/basics/Dialogs.stories.tsx',
    'stories/admin/basics/Lists.stories.tsx',
    'stories/chat-panel/ChatPanel.stories.tsx',
    'stories/element/ParleyChatElement.stories.tsx',
    'stories/primitives',
    'stories/sql-result/ResultTable.stories.tsx',
  ],
  names: [
    'Answer With Chart',
    'Recent Threads',
    'Selected Cells',
    'Ten Thousand Rows',
    'With a field',
    'Confirmation',
    'By Keyboard',
    'Copy',
    'Some Selected',
    'Some Failed',
    'Launcher Opened',
    'Answer',
  ],
};

const args = process.argv.slice(2);
const isSlice = args.includes('--slice');
const named = args.filter((arg) => otherBrowsers.includes(arg));
const others = args.filter((arg) => arg !== '--slice' && !named.includes(arg));

const missing = [];
const installed = (named.length > 0 ? named : otherBrowsers).filter((browser) => {
  try {
    findBrowser(browser);
    return true;
  } catch ({ message }) {
    missing.push(message);
    return false;
  }
});
const exitCode = installed.length === 0 ? 1 : await run();
for (const message of missing) process.stderr.write(`── NOT RUN: ${message}\n`);
process.exitCode = missing.length > 0 ? 1 : exitCode;

function run() {
  const projects = installed.flatMap((browser) => [`--project=stories-${browser}`, ...(isSlice ? [] : [`--project=browser-${browser}`])]);
  const chosen = isSlice ? [...slice.files, `--testNamePattern=^\\s*(${slice.names.join('|')})$`] : [];
  const child = spawn(process.execPath, ['scripts/test.mjs', ...projects, ...chosen, ...others], {
    stdio: 'inherit',
    env: { ...process.env, TEST_BROWSERS: installed.join(), TEST_RESULTS: 'test-results/browsers.json' },
  });
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
