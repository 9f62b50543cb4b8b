import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { dialect: { type: 'string' } } });
const [source] = positionals;
if (source === undefined) {
  process.stderr.write(
    'Usage: npm run spec:check -- URL|FILE [--dialect dialect.json]\nPARLEY_TOKEN holds the token of a service that wants one.\n',
  );
  process.exit(2);
}
const { module } = await runnerImport('./scripts/spec/checkSpec.ts');
try {
  const { lines, isSame } = await module.checkSpec({ source, dialectFile: values.dialect, token: process.env.PARLEY_TOKEN });
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = isSame ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
