import type { ConsoleUserId } from '../server/consoleUsers.js';

/** The response of the console's own server: who is signed in, and the URL of the service. */
export interface ConsoleSession {
  readonly user: ConsoleUserId;
  readonly users: readonly { readonly id: ConsoleUserId; readonly name: string }[];
  readonly baseUrl: string;
}

export async function readSession(): Promise<ConsoleSession> {
  const response = await fetch('/demo/console/session');
  if (!response.ok) throw new Error(`The demo server answered ${response.status}. Is it still running?`);
  return response.json();
}

/** Signs in another user and reloads the page. Returns `false` if the server cannot be reached or refuses. */
export async function signIn(user: ConsoleUserId): Promise<boolean> {
  const response = await fetch('/demo/console/session', { method: 'POST', body: new URLSearchParams({ user }) }).catch(() => undefined);
  if (response?.ok !== true) return false;
  location.reload();
  return true;
}

/** A token for the user who opened the page. Fails if another user has signed in since, in another tab. */
export async function readToken(user: ConsoleUserId): Promise<string> {
  const response = await fetch(`/demo/console/token?${new URLSearchParams({ user })}`);
  if (response.status === 409) throw new Error(await response.text());
  if (!response.ok) throw new Error(`The demo server returned no token: ${response.status}.`);
  const { token } = await response.json();
  return token;
}
