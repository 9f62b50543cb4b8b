// Runs the code of `docs/server.md` in each runtime it mentions. Run by `npm run check:runtimes -- [NAME…]`.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./test/runtimes/reportRuntimes.ts');
process.exitCode = (await module.reportRuntimes(process.argv.slice(2))) ? 0 : 1;
