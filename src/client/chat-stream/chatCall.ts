import { agentRequired } from '../errors/readFault.js';
import { ServiceError } from '../errors/ServiceError.js';
import { connectionError } from '../http/loadFailures.js';
import type { ServiceClient, StreamRequest } from '../http/ServiceClient.js';
import { isDeploymentForm } from '../http/serviceAddress.js';
import type { SessionSettings } from '../http/sessionSettings.js';
import type { JsonLine } from '../json/JsonLine.js';
import type { DeltaRedactor } from '../redaction/createDeltaRedactor.js';
import type { ChatFrame } from './ChatFrame.js';
import { decodeFrame } from './decodeFrame.js';
import { type ReadLinesOptions, readJsonLines } from './ndjson.js';
import type { ShortenLine } from './UnfinishedLine.js';

/** A call of the Chat API, with the rules that streaming and aborting share (docs/contract/authentication.md#chat). */
export interface ChatCall {
  readonly operation: string;
  readonly url: string | undefined;
  readonly body: object;
  readonly sessionSettings?: SessionSettings | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface FrameLine extends JsonLine {
  readonly frame: ChatFrame;
}

/**
 * Sends a chat call and yields the lines of each chunk together: one wait for each line would cost more than reading it. Throws if
 * the credentials are refused, on whichever channel.
 */
export async function* callChat(
  client: ServiceClient,
  { url, body, sessionSettings = client.sessionSettings, ...call }: ChatCall,
): AsyncGenerator<readonly FrameLine[]> {
  const checked = { ...call, api: 'chat', url: checkForm(client, url) } as const;
  const isOfKey = client.credentialsKind === 'api-key';
  const request: StreamRequest = { ...checked, body: isOfKey ? await withSession(body, sessionSettings, call.operation) : body };
  yield* client.stream(request, (response, { redact, redactLine = redact, deltas }) =>
    readFrames(response, { ...call, redact: redactLine, deltas: deltas?.() }),
  );
}

interface ReadFramesOptions extends ReadLinesOptions {
  readonly deltas?: DeltaRedactor | undefined;
}

async function* readFrames({ body, status }: Response, { deltas, ...call }: ReadFramesOptions): AsyncGenerator<readonly FrameLine[]> {
  let isFirst = true;
  let hasMessages = false;
  // The state repeats the whole thread. If it is too long to keep, it is skipped when its messages arrived line by line.
  const shorten: ShortenLine = (beginning) => (hasMessages && stateBeginning.test(beginning) ? emptyState : undefined);
  for await (const lines of readJsonLines(body, { ...call, shorten })) {
    const frames: FrameLine[] = [];
    try {
      for (const received of lines) {
        for (const line of deltas?.push(received) ?? [received]) frames.push(decodeLine(line));
      }
    } catch (error) {
      // The lines before a bad one are as good as ever.
      if (frames.length > 0) yield frames;
      throw error;
    }
    if (frames.length > 0) yield frames;
  }
  const held = deltas?.end().map(decodeLine) ?? [];
  if (held.length > 0) yield held;

  function decodeLine({ line, value }: JsonLine): FrameLine {
    const frame = decodeFrame(value);
    if (isFirst && frame.kind === 'error' && frame.error.kind === 'authentication') {
      const { kind, message, code, body } = frame.error;
      throw new ServiceError(kind, message, { code, status, operation: call.operation, body });
    }
    isFirst = false;
    hasMessages ||= frame.kind === 'message';
    return { line, value, frame };
  }
}

const stateBeginning = /^\s*\{\s*"id"\s*:\s*"__state__"/;
const emptyState = '{"id":"__state__"}';

function checkForm(client: ServiceClient, url: string | undefined): string {
  if (url === undefined) {
    throw new ServiceError('validation', 'This client has no chatUrl. Pass one that ends in /stream-chat-state to createServiceClient.', {
      reason: 'not-configured',
      field: 'chatUrl',
    });
  }
  if (client.credentialsKind === 'api-key' && isDeploymentForm(url)) {
    throw new ServiceError('permission', agentRequired, { field: 'chatUrl' });
  }
  return url;
}

/** With an API key the session identifies the user. A token identifies its own user, and the service would ignore the rest. */
async function withSession(body: object, sessionSettings: SessionSettings | undefined, operation: string): Promise<object> {
  // Most pages have tokens, and no use for the check.
  const { checkSessionSettings } = await import('./checkSessionSettings.js').catch((cause: unknown) => {
    throw connectionError(cause, operation);
  });
  const check: (settings: unknown) => asserts settings is SessionSettings = checkSessionSettings;
  check(sessionSettings);
  return { ...body, sessionSettings };
}
