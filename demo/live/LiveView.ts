/** What a live example shows: its data, or one of the states in which there are none. */
export const liveStates = ['data', 'empty', 'loading', 'error', 'denied'] as const;

export type LiveState = (typeof liveStates)[number];

/** How an example is shown. The page sets it in the hash of the frame. */
export interface LiveView {
  /** The module of the example, without its folder and its ending: `docs.roles.md.7`. */
  readonly example: string;
  /** Its session: of an administrator of the account, or of a user of an embed tenant. */
  readonly session: 'admin' | 'embed';
  readonly state: LiveState;
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
}

/** Reads a hash such as `#example=docs.roles.md.7&state=empty`. */
export function readView(hash: string): LiveView {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  return {
    example: params.get('example') ?? '',
    session: params.get('session') === 'embed' ? 'embed' : 'admin',
    state: liveStates.find((state) => state === params.get('state')) ?? 'data',
    theme: params.get('theme') === 'dark' ? 'dark' : 'light',
    direction: params.get('direction') === 'rtl' ? 'rtl' : 'ltr',
  };
}

export function hashOf(view: LiveView): string {
  return `#${new URLSearchParams({ ...view })}`;
}
