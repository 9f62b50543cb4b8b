import { refuse } from './refuse.js';

export function checkMethod({ method }: Request, expected: string): void {
  if (method !== expected) refuse({ status: 405, code: 'method-not-allowed', message: `Only ${expected} is allowed here.` });
}
