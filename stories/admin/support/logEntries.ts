import type { DeploymentLogLine } from '../../../src/client.js';

const esc = '\u001b';

function entries(messages: readonly string[]): readonly DeploymentLogLine[] {
  return messages.map((message, index) => ({
    pod: 'api-7f9c4d-x2k9p',
    date: new Date(Date.UTC(2026, 10, 21, 9, 30, index)).toISOString(),
    message,
  }));
}

export function manyLines(count: number): readonly DeploymentLogLine[] {
  const start = Date.UTC(2026, 10, 21);
  return Array.from({ length: count }, (_, index) => ({
    pod: `worker-${index % 4}`,
    date: new Date(start + index * 500).toISOString(),
    message: `${esc}[32minfo${esc}[39m request ${index} done in ${(index * 37) % 900} ms`,
  }));
}

export const colouredLines = entries([
  ...['red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'].map(
    (name, index) =>
      `${esc}[3${index + 1}m${name}${esc}[39m ${esc}[9${index + 1}mbright ${name}${esc}[39m ${esc}[4${index + 1}mon ${name}${esc}[49m ${esc}[1;3${index + 1}mbold ${name}${esc}[0m`,
  ),
  `${esc}[38;5;208mof 256 colours${esc}[0m ${esc}[38;2;120;80;220mof millions${esc}[0m ${esc}[90mgray${esc}[0m ${esc}[2mdim${esc}[0m ${esc}[3mitalic${esc}[0m ${esc}[4munderlined${esc}[0m ${esc}[9mstruck${esc}[0m ${esc}[7minverse${esc}[0m`,
  'error: a line that says it failed',
  'warn: a line that warns',
  'debug: a line for those who look closely',
  '{"level":"error","message":"a line of JSON"}',
  `${esc}[31mA message of several lines\n    keeps its colour\n    to its end${esc}[0m`,
]);

export const hostileLines = entries([
  `<img src=x onerror="alert(1)"><script>alert(1)</script>`,
  `${esc}]0;another title\u0007${esc}[2J${esc}[H${esc}[?1049hscreens are not cleared, titles not set`,
  `${esc}]8;;javascript:alert(1)\u0007not a link${esc}]8;;\u0007`,
  `\u202Etxet sdrawkcab\u202C stays in its line`,
  `cut off ${esc}[38;5`,
  'x'.repeat(3_000_000),
  `${esc}[31m`.repeat(200_000),
  '名前と値 naïve 👩‍👩‍👧 mixed widths '.repeat(12),
  'the last line',
]);
