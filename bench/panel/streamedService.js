const agent = { role: 'assistant', graphPath: ['final', 'service_data_analyst_agent'] };

/**
 * A service inside the page, in place of `fetch`: it answers a question with steps and possibly a result, and then with the text that
 * `write` is given. The state of the thread follows at the end.
 */
export function streamedService(result) {
  const encoder = new TextEncoder();
  let controller;
  let sort = 0;
  let question;
  const send = (...values) => controller.enqueue(encoder.encode(values.map((value) => `${JSON.stringify(value)}\n`).join('')));
  const next = (value) => ({ ...value, sort: ++sort });

  const answer = async (request) => {
    question = await request.json();
    const stream = new ReadableStream({
      start: (opened) => {
        controller = opened;
      },
    });
    queueMicrotask(begin);
    return new Response(stream, { headers: { 'content-type': 'application/json' } });
  };

  const begin = () => {
    send({ id: '__cutoff__', sort: 0, state: { chatId: 'thread', isStreaming: true } });
    send(next({ id: question.messageId, role: 'user', content: question.input, isDelta: false, isInProcess: false }));
    send(
      next({ id: 'plan', role: 'assistant', content: '', thinking: 'The question is about revenue.', isDelta: true, isInProcess: true }),
    );
    const search = { id: 'search', role: 'assistant', content: '', isDelta: false };
    const toolCall = { name: 'serviceMeta', input: JSON.stringify({ search: 'revenue' }) };
    send(next({ ...search, toolCall, isInProcess: true }));
    send(next({ ...search, toolCall: { ...toolCall, result: JSON.stringify({ views: [] }) }, isInProcess: false }));
    if (result === undefined) return;
    const query = { id: 'query', role: 'assistant', content: '', isDelta: false };
    const call = { name: 'serviceSqlApi', input: JSON.stringify({ queryTitle: result.queryTitle, sqlQuery: result.sqlQuery }) };
    send(next({ ...query, toolCall: call, isInProcess: true }));
    send(next({ ...query, toolCall: { ...call, result: JSON.stringify(sentResult(result)) }, isInProcess: false }));
  };

  const delta = { ...agent, id: 'answer', isDelta: true, isInProcess: true };
  const encoded = (value) => encoder.encode(`${JSON.stringify(next(value))}\n`);
  return {
    answer,
    /** Returns each text as the chunk of one delta, so that encoding them is not measured. */
    encode: (texts) => texts.map((content) => encoded({ ...delta, content })),
    write: (chunks) => {
      for (const chunk of chunks) controller.enqueue(chunk);
    },
    end: (text) => {
      send(next({ ...agent, id: 'answer', content: text, isDelta: false, isInProcess: false }));
      const messages = [
        { role: 'user', content: question.input },
        { role: 'assistant', content: text },
      ];
      send({ id: '__state__', sort: sort + 1, state: { messages } });
      controller.close();
    },
  };
}

const serviceTypes = { time: 'Timestamp', number: 'Double', string: 'String' };

function sentResult({ columns, rows, ...result }) {
  return {
    ...result,
    schema: columns.map(({ name, type }) => ({ name, column_type: serviceTypes[type] })),
    data: rows,
    totalRows: rows.length,
  };
}
