import { isServiceError, ServiceError } from '../errors/ServiceError.js';
import { type Failures, loadFailures } from '../http/loadFailures.js';
import type { ServiceClient } from '../http/ServiceClient.js';
import type { ChatFrame } from './ChatFrame.js';
import { callChat, type FrameLine } from './chatCall.js';
import { type ChatRequest, isMessageId } from './chatRequest.js';

/** Options of a stream: a signal to leave it, and a callback for its raw lines. */
export interface StreamChatOptions {
  /** Leaves the stream. The service keeps answering; `abortChat` ends the answer. */
  readonly signal?: AbortSignal | undefined;
  /** Sees each raw line with its frame, before it is yielded. */
  readonly onLine?: ((line: string, frame: ChatFrame) => void) | undefined;
}

/**
 * Sends a chat request and yields its frames as they arrive. Without `input` it reads the thread (docs/contract/chat.md#request). Leaving
 * the loop closes the connection; the run continues at the service until `abortChat`. Throws a `ServiceError`: a refused request by its
 * status, `network` if the connection breaks, `aborted` or `protocol`. Error lines are frames, except for an authentication error in the
 * first line: it is thrown, after one retry with a fresh token if the service refused the old one.
 */
export async function* streamChat(client: ServiceClient, request: ChatRequest, options: StreamChatOptions = {}): AsyncGenerator<ChatFrame> {
  for await (const frames of streamChatChunks(client, request, options)) yield* frames;
}

/** Like `streamChat`, with the frames that arrived together in one iterable, to be read before the next one. */
export async function* streamChatChunks(
  client: ServiceClient,
  request: ChatRequest,
  { signal, onLine }: StreamChatOptions = {},
): AsyncGenerator<Iterable<ChatFrame>> {
  const { sessionSettings, ...body } = request;
  if (body.messageId !== undefined && !isMessageId(body.messageId)) {
    throw new ServiceError('validation', 'messageId must be 13 to 20 digits followed by -message. Use createMessageId to create one.', {
      field: 'messageId',
    });
  }
  let isFirst = true;
  try {
    for await (const lines of callChat(client, { operation: 'streamChat', url: client.chatUrl, body, sessionSettings, signal })) {
      const hasFailed = lines.some(({ frame }) => frame.kind === 'error');
      yield framesOf(lines, hasFailed ? await failuresIfLoaded() : undefined);
    }
  } catch (error) {
    throw isServiceError(error) ? ((await failuresIfLoaded())?.explainChatRefusal(error, body.chatId, client.chatUrl) ?? error) : error;
  }

  function* framesOf(lines: readonly FrameLine[], failures: Failures | undefined): Generator<ChatFrame> {
    for (const { line, frame: decoded } of lines) {
      const frame = decoded.kind === 'error' ? { ...decoded, error: explain(decoded.error, failures) } : decoded;
      onLine?.(line, frame);
      yield frame;
      isFirst = false;
    }
  }

  function explain(error: ServiceError, failures: Failures | undefined): ServiceError {
    // An error in the first line is about the request itself. Later errors may be about anything the agent tried.
    return (isFirst ? failures?.explainChatRefusal(error, body.chatId, client.chatUrl) : failures?.explainQuota(error)) ?? error;
  }
}

/** If this code cannot be loaded, the error is less precise but still reported. */
const failuresIfLoaded = () => loadFailures().catch(() => undefined);
