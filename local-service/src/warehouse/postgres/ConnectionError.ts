import { WarehouseError } from '../Warehouse.js';

/** The database cannot be reached or does not let us in. The message says what to do, and never has the password. */
export class ConnectionError extends WarehouseError {
  override readonly name: string = 'ConnectionError';
}

/** Where a connection leads, without its password. */
export interface Target {
  readonly host: string;
  readonly port: number;
  readonly database?: string | undefined;
  readonly user?: string | undefined;
}

/** Returns the error for a connection that failed. The cause is left out, since it may repeat the address with its password. */
export function connectionError(error: unknown, { host, port, database = '', user = '' }: Target): ConnectionError {
  const place = host.startsWith('/') ? `socket ${host}` : `${host}:${port}`;
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : '';
  const advice = adviceFor(code, text, { database, user });
  return new ConnectionError(`The database at ${place} cannot be used: ${advice}`);
}

/** True if the connection, and not a statement, failed. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof WarehouseError) return error instanceof ConnectionError;
  const code = codeOf(error);
  if (/^(08|28|3D|53300|57P|E[A-Z]+$|CERT_|DEPTH_|SELF_|UNABLE_)/.test(code)) return true;
  return code === '' && error instanceof Error && /connection|timeout|SSL|socket/i.test(error.message);
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function adviceFor(code: string, text: string, { database, user }: { database: string; user: string }): string {
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return 'nothing listens there. Start the server, or correct the host and the port.';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'the host is unknown. Correct its name.';
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return 'it does not answer. Check the network and the firewall.';
    case '28P01':
      return `the password of "${user}" is wrong.`;
    case '3D000':
      return `it has no database "${database}".`;
    case '53300':
      return 'it has too many connections. Try again, or allow more.';
    case '28000':
      return text.startsWith('no pg_hba.conf entry for host') && /no encryption|SSL off/.test(text)
        ? 'it requires TLS. Add ?sslmode=require to the address.'
        : `it does not let "${user}" in. Check the role and the rules of the server.`;
    case '57P01':
    case '57P02':
    case '57P03':
      return 'it is shutting down or starting. Try again.';
    default:
      return adviceForText(code, text);
  }
}

function adviceForText(code: string, text: string): string {
  if (/does not support SSL/.test(text)) return 'it does not support TLS. Add ?sslmode=disable to the address.';
  if (/^(CERT_|DEPTH_|SELF_|UNABLE_)/.test(code))
    return `its certificate is not trusted (${code}). Add ?sslrootcert=… with the certificate of its authority.`;
  if (/password must be a string/.test(text)) return 'it asks for a password. Add one to the address.';
  if (/timeout/i.test(text)) return 'it does not answer. Check the network and the firewall.';
  if (/terminated|ended|closed/i.test(text) || code === 'ECONNRESET' || code === 'EPIPE') return 'the connection was lost. Try again.';
  return `the connection failed${code === '' ? '' : ` (${code})`}.`;
}
