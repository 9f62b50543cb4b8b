// Installs, builds and opens the examples and the code of README.md with the packed packages. Needs `npm run build` and the npm
// registry. Run by `npm run check:examples -- [--keep] [NAME…]`.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./test/examples/reportExamples.ts');
process.exitCode = (await module.reportExamples(process.argv.slice(2))) ? 0 : 1;
