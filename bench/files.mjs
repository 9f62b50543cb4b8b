// Measures a data model of 2,000 files: the first rows, a filter keystroke, and opening the first file. Run by `npm run bench:files`.
import { openBenchSite } from './support/benchSite.mjs';
import { watchMainThread } from './support/mainThread.mjs';
import { printTable } from './support/table.mjs';

const rounds = Number(process.env.ROUNDS ?? 3);
const fileCount = 2_000;

let service;
const site = await openBenchSite({ folder: 'files', answerApi: (request) => service.fetch(request) });
const { createLocalService } = await site.load('/local-service/src/index.ts');
const { createServiceClient, updateFiles } = await site.load('/src/client.ts');
service = createLocalService();
await addFiles();

try {
  const all = [];
  for (let round = 0; round < rounds; round += 1) all.push(await measure());
  const least = (name) => Math.min(...all.map((one) => one[name])).toFixed(1);
  printTable('Files', [
    [`${fileCount} files`, 'main thread, ms', 'goal'],
    ['first rows, with the widget', least('firstMs'), '< 300'],
    ['open the first file', least('openMs'), '< 300'],
    ['a key typed in the filter', least('keyMs'), '< 50'],
    ['rows in the page', least('rows'), '< 100'],
  ]);
} finally {
  await site.close();
}

async function addFiles() {
  const client = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    fetch: service.fetch,
  });
  const content = 'cubes:\n  - name: table\n    sql_table: public.table\n'.repeat(20);
  const files = Array.from({ length: fileCount }, (_, index) => ({ path: `model/area_${index % 40}/table_${index}.yml`, content }));
  await updateFiles(client, { deploymentId: 1, branchName: 'dev-ada', files });
}

/** Waits without role queries, which would be measured as well. */
async function measure() {
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 900 } });
  const token = await service.mintAccessToken();
  await page.goto(`${site.origin}/?token=${token}`);
  await page.getByRole('button', { name: 'Show' }).waitFor();
  const shown = (selector) =>
    page.evaluate(
      (of) =>
        new Promise((done) => {
          const look = () => (document.querySelector(of) ? done() : requestAnimationFrame(look));
          look();
        }),
      selector,
    );
  const show = await page.getByRole('button', { name: 'Show' }).elementHandle();
  const { mainMs: firstMs } = await watchMainThread(page, async () => {
    await show.click();
    await shown('[role="treeitem"]');
  });
  const filter = page.getByRole('searchbox');
  await filter.fill('table_1');
  await page
    .getByRole('treeitem', { name: /table_1\d*\.yml/ })
    .first()
    .waitFor();
  const rows = await page.getByRole('treeitem').count();
  const { mainMs: keyMs } = await watchMainThread(page, () => page.keyboard.type('9'));
  const file = await page
    .getByRole('treeitem', { name: /table_19\d*\.yml/ })
    .first()
    .elementHandle();
  const { mainMs: openMs } = await watchMainThread(page, async () => {
    await file.click();
    await shown('.cm-content');
  });
  await page.close();
  return { firstMs, openMs, keyMs, rows };
}
