import type { DemoUserId } from '../server/demoUsers.js';

/** The response of the app's own server: who is signed in, and the URL of the service. */
export interface DemoSession {
  readonly user: DemoUserId;
  readonly users: readonly { readonly id: DemoUserId; readonly name: string }[];
  readonly chatUrl: string;
  readonly dataUrl: string;
  /** The name of the default branch. */
  readonly defaultBranch: string;
  /** The development branches. */
  readonly branches: readonly string[];
}

export async function readSession(): Promise<DemoSession> {
  const response = await fetch('/demo/session');
  if (!response.ok) throw new Error(`The demo server answered ${response.status}. Is it still running?`);
  return response.json();
}

/** Signs in another user and reloads the page without the previous user's thread. */
export async function signIn(user: string): Promise<void> {
  await fetch('/demo/session', { method: 'POST', body: new URLSearchParams({ user }) });
  location.assign(location.pathname);
}
