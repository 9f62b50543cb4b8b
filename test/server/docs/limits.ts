/** Stands for a host's rate limiter: the seconds to wait, 0 for none. */
export async function takeToken(_user: string | undefined, _operation: string): Promise<number> {
  return 0;
}

/** Stands for a host's audit log. */
export function audit(_entry: Readonly<Record<string, unknown>>): void {}
