import type { HostileTurns } from './HostileTurn.js';

/** Lines by which a service ends an answer. */
export const errorTurns: HostileTurns = {
  'error of 4 MB': { tries: 'a message that is laid out', steps: () => [fail('reason '.repeat(600_000))], ends: 'failed' },
  'error of tokens': { tries: 'a message in which tokens are looked for', steps: () => [fail('-eyJaaaa'.repeat(32_000))], ends: 'failed' },
  'error of dots': { tries: 'tokens that nearly begin', steps: () => [fail(`eyJ${'.a'.repeat(128_000)}`)], ends: 'failed' },
  'error in markup': {
    tries: 'a message that is a page',
    steps: () => [fail('<script>window.hacked=true</script><img src=x onerror=window.hacked=true>')],
    ends: 'failed',
  },
};

function fail(message: string) {
  return { kind: 'fail', message } as const;
}
