import type { ResolveSession, SessionSettings } from '../../../src/server.js';

/** The host's own sessions, of which the page on the proxy says no more than their use. */
export async function readSession(cookie: string | null): Promise<HostSession | undefined> {
  const userId = /(?:^|; )session=([\w-]+)/.exec(cookie ?? '')?.[1];
  return userId === undefined ? undefined : { userId, region: 'Europe', mayAsk: userId !== 'guest' };
}

export const resolveSession: ResolveSession = async ({ headers }) => {
  const session = await readSession(headers.get('cookie'));
  return session && { externalId: session.userId };
};

export function deploymentsOf({ externalId }: SessionSettings): readonly number[] {
  return externalId === 'ada' ? [1] : [];
}

interface HostSession {
  readonly userId: string;
  readonly region: string;
  readonly mayAsk: boolean;
}
