/** What the app's own server says: who is signed in, and where the service is. */
export interface DemoSession {
  readonly user: string;
  readonly users: readonly { readonly id: string; readonly name: string; readonly role: string }[];
  readonly chatUrl: string;
  readonly dataUrl: string;
  /** What the default branch is called. */
  readonly defaultBranch: string;
  /** Development branches besides the default one. */
  readonly branches: readonly string[];
}

export async function readSession(): Promise<DemoSession> {
  const response = await fetch('/demo/session');
  if (!response.ok) throw new Error(`The demo server answered ${response.status}. Is it still running?`);
  return response.json();
}

/** Signs another person in and loads the page anew, as a real app would, but without the thread of the person before. */
export async function signIn(user: string): Promise<void> {
  await fetch('/demo/session', { method: 'POST', body: new URLSearchParams({ user }) });
  location.assign(location.pathname);
}
