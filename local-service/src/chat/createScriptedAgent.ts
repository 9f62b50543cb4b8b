import { type Agent, AgentError, type AgentEvent, type AgentQuestion, type AgentRefusal } from '../agent/Agent.js';
import { aborted } from '../clock.js';
import { splitContext } from './splitContext.js';

/**
 * An agent that answers from a script, for stories and tests. A script is a table from questions to steps, where `*`
 * stands for any other question, or a function of the question.
 */
export function createScriptedAgent(script: AgentScript): Agent {
  return {
    refuse(text) {
      const [first] = typeof script === 'function' ? [] : (stepsFor(text, script) ?? []);
      return first?.kind === 'refuse' ? first : undefined;
    },
    async *answer(question) {
      const steps = typeof script === 'function' ? script(question) : (stepsFor(question.text, script) ?? noScript(question));
      for await (const step of steps) {
        if (step.kind === 'fail') throw new AgentError(step.message);
        if (step.kind === 'refuse') throw new AgentError('A script can refuse only in its first step, and only in a table of questions.');
        if (step.kind === 'pause') await resumed(step, question.signal);
        else yield step;
      }
    },
  };
}

function stepsFor(text: string, script: Exclude<AgentScript, (...args: never[]) => unknown>): readonly ScriptStep[] | undefined {
  return script[splitContext(text).text] ?? script['*'];
}

/** Steps by question, `*` for any other; or a function of the question. */
export type AgentScript =
  | Readonly<Record<string, readonly ScriptStep[]>>
  | ((question: AgentQuestion) => AsyncIterable<ScriptStep> | Iterable<ScriptStep>);

/** What the agent does next. */
export type ScriptStep =
  | AgentEvent
  /** Waits for a promise, or for ever: a story then shows the run as it is. An abort ends it. */
  | { readonly kind: 'pause'; readonly until?: Promise<unknown> }
  /** Fails the run with an error line. */
  | { readonly kind: 'fail'; readonly message: string }
  /** Refuses the request with a status and a body, before anything is asked. It is the only step of its question, in a table. */
  | ({ readonly kind: 'refuse' } & AgentRefusal);

function noScript({ text }: AgentQuestion): readonly ScriptStep[] {
  return [{ kind: 'fail', message: `The script has no answer to "${text}".` }];
}

function resumed({ until = new Promise(() => {}) }: Extract<ScriptStep, { kind: 'pause' }>, signal: AbortSignal): Promise<unknown> {
  return Promise.race([until, aborted(signal)]);
}
