import { readJsonLines } from '../../src/client/chat-stream/ndjson.ts';
import { decodeFrame, emptyThread, foldFrames } from '../../src/client.ts';

const chunkLength = 64 * 1024;
let bytes;

/** Writes the lines to read, unmeasured. */
window.prepareLines = ({ kind, length }) => {
  bytes = new TextEncoder().encode(kind === 'deltas' ? deltaLines(length) : longLine(length));
  return bytes.length;
};

/** Decodes and folds all lines as a chat does: lines of one chunk are folded together, as for one paint. */
window.readAsParley = async () => {
  let thread = emptyThread;
  let arrived = [];
  const body = new ReadableStream({
    pull(controller) {
      thread = foldFrames(thread, arrived);
      arrived = [];
      pullChunk(controller);
    },
  });
  startReading();
  for await (const lines of readJsonLines(body, { operation: 'bench' })) {
    for (const { value } of lines) arrived.push(decodeFrame(value));
  }
  thread = foldFrames(thread, arrived);
  return thread.messages.length;
};

/** The minimum cost of reading them: whole texts, split and parsed, without further processing. */
window.readPlainly = async () => {
  startReading();
  const body = new ReadableStream({ pull: pullChunk });
  const decoder = new TextDecoder();
  let rest = '';
  let count = 0;
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop();
    for (const line of lines) if (typeof JSON.parse(line) === 'object') count += 1;
  }
  return count;
};

let offset = 0;

function startReading() {
  offset = 0;
}

function pullChunk(controller) {
  if (offset >= bytes.length) return controller.close();
  controller.enqueue(bytes.subarray(offset, offset + chunkLength));
  offset += chunkLength;
}

/** Answers of about 4 KB in deltas of 20 characters, each with its question, as from a service. */
function deltaLines(length) {
  const lines = [JSON.stringify({ id: '__cutoff__', sort: 0, state: { chatId: 'chat', isStreaming: true } })];
  const graphPath = ['final', 'service_data_analyst_agent'];
  let written = 0;
  let sort = 1;
  for (let turn = 0; written < length; turn += 1) {
    const add = (line) => {
      const text = JSON.stringify({ ...line, sort });
      sort += 1;
      written += text.length + 1;
      lines.push(text);
    };
    add({ id: `${1_700_000_000_000 + turn}-question`, role: 'user', content: `Question ${turn}`, isDelta: false, isInProcess: false });
    for (let delta = 0; delta < 200 && written < length; delta += 1) {
      add({ id: `answer-${turn}`, role: 'assistant', content: 'Revenue rose by 12 %', graphPath, isDelta: true, isInProcess: true });
    }
  }
  return `${lines.join('\n')}\n`;
}

/** One line with the result of a query. */
function longLine(length) {
  const row = '{"region":"North","revenue":1204331.5,"orders":872,"share":0.318}';
  const result = `[${Array.from({ length: Math.floor(length / (row.length * 1.2)) }, () => row).join(',')}]`;
  return `${JSON.stringify({
    id: 'call',
    role: 'assistant',
    content: '',
    toolCall: { name: 'executeSql', input: '{}', result },
    graphPath: ['service_data_analyst_agent', 'tools'],
    isInProcess: false,
    sort: 1,
  })}\n`;
}
