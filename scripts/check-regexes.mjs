import { readFileSync, writeFileSync } from 'node:fs';
import { check } from 'recheck';
import { runnerImport } from 'vite';

// Reassesses the cost of each regular expression, which the unit test checks. Takes minutes.
const file = 'test/support/regexVerdicts.json';
const { module: reader } = await runnerImport('./scripts/regexes/readRegexes.ts');
const { module: judge } = await runnerImport('./scripts/regexes/judgeRegexes.ts');
const verdicts = await judge.judgeRegexes(reader.readRegexes(), JSON.parse(readFileSync(file, 'utf8')), check);
writeFileSync(file, `${JSON.stringify(verdicts, null, 2)}\n`);
const examples = Object.values(verdicts.built).flatMap((call) => Object.entries(call.examples));
const costly = [...Object.entries(verdicts.written), ...examples].filter(([, verdict]) => !['linear', 'no attack found'].includes(verdict));
for (const [regex, verdict] of costly) process.stdout.write(`${verdict}: ${regex}\n`);
// The analyzers can leave workers behind.
process.exit(costly.length === 0 ? 0 : 1);
