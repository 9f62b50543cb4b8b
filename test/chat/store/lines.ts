/** Raw lines of the stream, as a service sends them. */
export type Line = Readonly<Record<string, unknown>>;

const mainPath = ['service_data_analyst_agent'];
const finalPath = ['final', 'service_data_analyst_agent'];

export const cutoff = (state: object = { chatId: 'chat-1', isStreaming: true }): Line => ({ id: '__cutoff__', sort: 0, state });
export const echo = (id: string, content: string, sort = 1): Line => ({ id, role: 'user', content, sort });
export const start = (id: string, sort?: number, graphPath = mainPath): Line => delta(id, '', sort, graphPath);
export const delta = (id: string, content: string, sort?: number, graphPath = mainPath): Line => ({
  id,
  role: 'assistant',
  content,
  graphPath,
  isDelta: true,
  isInProcess: true,
  sort,
});
export const thought = (id: string, thinking: string, sort?: number): Line => ({ ...delta(id, '', sort), thinking });
export const full = (id: string, content: string, sort?: number, graphPath = mainPath): Line => ({
  id,
  role: 'assistant',
  content,
  graphPath,
  isDelta: false,
  isInProcess: false,
  sort,
});
export const final = (id: string, content: string, sort?: number): Line => full(id, content, sort, finalPath);
export const finalDelta = (id: string, content: string, sort?: number): Line => delta(id, content, sort, finalPath);
export const tool = (id: string, name: string, input: string, result?: string, sort?: number): Line => ({
  id,
  role: 'assistant',
  content: '',
  toolCall: result === undefined ? { name, input } : { name, input, result },
  graphPath: [...mainPath, 'tools'],
  isInProcess: result === undefined,
  sort,
});
export const state = (...messages: unknown[]): Line => ({ id: '__state__', state: { messages } });
