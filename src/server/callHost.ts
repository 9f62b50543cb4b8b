import { isServiceError } from '../client/errors/ServiceError.js';
import type { ProxyLimits } from './proxyLimits.js';
import { refusal, refuse } from './refuse.js';

/** Calls a function of the host within `limits.hostMs`. Its errors are reported to the operator, never to the browser. */
export async function callHost<T>(name: string, work: () => T | Promise<T>, { hostMs }: ProxyLimits): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const silence = () =>
      reject(
        refusal({
          status: 504,
          code: 'host-silent',
          message: 'This server took too long to check the request. Try again in a moment.',
          cause: new Error(`${name} took longer than ${hostMs} ms. See \`limits.hostMs\` of createServiceProxy.`),
        }),
      );
    timer = setTimeout(silence, hostMs);
  });
  const answered = (async () => work())().catch((cause: unknown) => failHost(name, cause));
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

export function failHost(name: string, cause: unknown): never {
  const reason = isServiceError(cause) ? ` ${cause.message}` : '';
  refuse({
    status: 500,
    code: 'host-failed',
    message: `This server could not check the request. Its operator should check \`${name}\`.`,
    cause: new Error(`${name} failed.${reason}`, { cause }),
  });
}
