// Compares pictures of all stories (light, dark, 360 px wide) with stored ones, and those of the documentation with `docs/*.png`. Writes a
// page with the differences.
//
//   npm run check:look                     compare
//   npm run check:look -- --update         make the new pictures the baselines
//   npm run check:look -- --only=promotion only the stories whose id contains it
//   npm run check:look -- --only=docs/     only the pictures of the documentation
//
// Pictures depend on the machine's fonts and browser, so those of stories are not in the repository: LOOK_BASELINES is their folder
// (default `.cache/look`). Needs `npm run build:storybook`.
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({ options: { update: { type: 'boolean', default: false }, only: { type: 'string' } } });
const baselines = process.env.LOOK_BASELINES || '.cache/look';

const { module } = await runnerImport('./test/storybook/look/checkLook.ts');
const { storyCount, pictureCount, differences, failures, page } = await module.checkLook({
  baselines,
  report: 'test-results/look',
  only: values.only,
  isUpdate: values.update,
});
for (const failure of failures) console.error(`Not shown: ${failure}`);
if (values.update)
  console.log(`${pictureCount - failures.length} pictures of ${storyCount} stories and of the documentation are the baselines.`);
else console.log(`${pictureCount} pictures of ${storyCount} stories and of the documentation, ${differences.length} differences: ${page}`);
process.exitCode = differences.length + failures.length > 0 ? 1 : 0;
