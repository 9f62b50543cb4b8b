import { expect, it } from 'vitest';
import { threadTurns } from '../../../src/chat/store/fold/threadTurns.js';
import { createRecorder } from '../../../src/chat/store/transcript/recorder.js';
import { replayTranscript } from '../../../src/chat/store/transcript/replayTranscript.js';
import { formatTranscript, parseTranscript } from '../../../src/chat/store/transcript/transcript.js';
import { transcriptFetch } from '../../../src/chat/store/transcript/transcriptFetch.js';
import { createServiceClient } from '../../../src/client/http/createServiceClient.js';
import { createChatHarness, visible } from '../../support/chatHarness.js';
import { createVirtualEnvironment } from '../../support/virtualEnvironment.js';
import { cutoff, echo, final, state } from './lines.js';

it('replays a recorded conversation, cut and resumed, into the same turns', async () => {
  const harness = await createChatHarness(
    {
      '*': [
        { kind: 'thinking', text: 'Hm.' },
        { kind: 'answer', text: 'Revenue was 42.' },
      ],
    },
    { cutAfterLinesOnce: [5] },
  );
  const recorder = createRecorder({ now: harness.environment.now });
  const store = harness.createStore({ onLine: recorder.onLine });
  store.send('How much?');
  await harness.environment.until(() => store.getSnapshot().status === 'idle');

  const saved = parseTranscript(formatTranscript(recorder.transcript));
  expect(saved).toEqual(recorder.transcript);
  expect(visible(threadTurns(await replayTranscript(saved)))).toEqual(visible(store.getSnapshot().turns));
});

it('records the time of each line', () => {
  let nowMs = 5_000;
  const recorder = createRecorder({ now: () => nowMs });
  recorder.onLine('{"id":"a"}');
  nowMs += 250;
  recorder.onLine('{"id":"b"}');
  expect(recorder.transcript).toEqual([
    { atMs: 0, line: '{"id":"a"}' },
    { atMs: 250, line: '{"id":"b"}' },
  ]);
  recorder.clear();
  recorder.onLine('{"id":"c"}');
  expect(recorder.transcript[0]?.atMs).toBe(0);
});

it.each([
  ['a web token', '{"content":"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2lnbmF0dXJl"}', 'c2lnbmF0dXJl'],
  ['a header', '{"content":"Authorization: Api-Key abcdef123456"}', 'abcdef123456'],
  ['a key', '{"content":"use sk-live-0123456789abcdefXYZ"}', '0123456789abcdefXYZ'],
  ['a named member', '{"state":{"accessToken":"hunter2hunter2"}}', 'hunter2'],
  ['a member of a JSON string', '{"toolCall":{"name":"x","input":"{\\"password\\":\\"hunter2\\"}"}}', 'hunter2'],
])('keeps no %s', (_, line, secret) => {
  const recorder = createRecorder();
  recorder.onLine(line);
  const [recorded] = recorder.transcript;
  expect(recorded?.line).not.toContain(secret);
  expect(() => JSON.parse(recorded?.line ?? '')).not.toThrow();
});

it('leaves other text unchanged', () => {
  const line = '{"id":"1700000000000-message","usage":{"inputTokens":12},"content":"the keys of api-led teams"}';
  const recorder = createRecorder();
  recorder.onLine(line);
  expect(recorder.transcript[0]?.line).toBe(line);
});

it.each(['nonsense', '{"atMs":"1","line":"{}"}', '{"atMs":-1,"line":"{}"}', '[]'])(
  'reports which line of a broken file is invalid: %s',
  (broken) => {
    expect(() => parseTranscript(`{"atMs":0,"line":"{}"}\n${broken}\n`)).toThrow(
      expect.objectContaining({ kind: 'protocol', message: expect.stringContaining('Line 2') }),
    );
  },
);

it('plays at the given speed, and can be stopped', async () => {
  const environment = createVirtualEnvironment();
  const transcript = [cutoff(), echo('1700000000000-message', 'How much?'), final('f', '42')].map((line, index) => ({
    atMs: index * 1_000,
    line: JSON.stringify(line),
  }));
  const heard: string[] = [];
  const controller = new AbortController();
  let isOver = false;
  const replay = replayTranscript(transcript, {
    speed: 4,
    environment,
    signal: controller.signal,
    onFrame: ({ kind }) => heard.push(kind),
  });
  void replay.then(() => {
    isOver = true;
  });
  await environment.advance(250);
  expect(heard).toEqual(['cutoff', 'message']);
  controller.abort();
  await environment.until(() => isOver);
  expect((await replay).messages).toHaveLength(1);
  expect(environment.pauses).toEqual([250, 250]);
});

it('replaces the service, so that a panel shows the recording', async () => {
  const lines = [cutoff(), echo('1-recorded', 'How much?'), final('f', '42'), state()];
  const fetch = transcriptFetch(lines.map((line, index) => ({ atMs: index, line: JSON.stringify(line) })));
  const harness = await createChatHarness({});
  const client = createServiceClient({
    chatUrl: harness.service.addresses.agentChatUrl,
    credentials: { kind: 'bearer', token: 'recorded' },
    fetch,
  });
  const store = harness.createStore({ client });
  store.send('How much?');
  await harness.environment.until(() => store.getSnapshot().status === 'idle');
  expect(store.getSnapshot().turns).toMatchObject([{ state: 'done', answer: { content: '42' } }]);
});
