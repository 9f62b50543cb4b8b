import type { HostileTurns } from './HostileTurn.js';

/** Lines by which a service ends an answer. */
export const errorTurns: HostileTurns = {
  'error of 4 MB': { tries: 'a message that is laid out', steps: () => [fail('reason '.repeat(600_000))], ends: 'failed' },
  'error of tokens': { tries: 'a message in which tokens are looked for', steps: () => [fail('-eyJaaaa'.repeat(32_000))], ends: 'failed' },
  'error of dots': { tries: 'tokens that nearly begin', steps: () => [fail(`eyJ${'.a'.repeat(128_000)}`)], ends: 'failed' },
  'error body of tokens': {
    tries: 'a refused request whose reason is nearly tokens',
    steps: () => [refuse({ error: { message: '-eyJaaaa'.repeat(32_000), code: '-eyJaaaa'.repeat(1000) } })],
    ends: 'failed',
  },
  'error body of 4 MB': {
    tries: 'a refused request with a reason to lay out',
    steps: () => [refuse({ error: 'reason '.repeat(600_000) })],
    ends: 'failed',
  },
  'error body of lists in lists': { tries: 'a refused request that nests', steps: () => [refuse('['.repeat(500_000))], ends: 'failed' },
  'error body that is a page': {
    tries: 'a refused request that answers with a page of 1 MB',
    steps: () => [refuse(`<!doctype html><script>window.hacked=true</script>${'<b>'.repeat(350_000)}`)],
    ends: 'failed',
  },
  'error in markup': {
    tries: 'a message that is a page',
    steps: () => [fail('<script>window.hacked=true</script><img src=x onerror=window.hacked=true>')],
    ends: 'failed',
  },
};

function refuse(body: unknown) {
  return { kind: 'refuse', status: 422, body } as const;
}

function fail(message: string) {
  return { kind: 'fail', message } as const;
}
