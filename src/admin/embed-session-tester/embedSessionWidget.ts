'use client';
import { type ReactNode, useState } from 'react';
import type { GenerateSession } from '../../client/resources/embed-sessions.js';
import { useGenerateEmbedSession, useRedeemEmbedSession, useRevokeEmbedSession } from '../../data/resources/embed-sessions.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { type ActionEvents, action, actionEventKeys } from '../kit/actions/action.js';
import { untraced } from '../kit/actions/untraced.js';
import { useActions } from '../kit/actions/useActions.js';
import { createWidget } from '../kit/widget/createWidget.js';
import type { EmbedSessionLabels } from './labels/EmbedSessionLabels.js';
import { englishEmbedSessions } from './labels/en.js';

/** Returns the labels of the session tester from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useEmbedSessionLabels = createLabelsHook<EmbedSessionLabels>('embedSessions', englishEmbedSessions);

/** Ids and tokens are secrets, so the host's callbacks do not receive them. */
const noArguments = { beforeOf: (): readonly [] => [], saidOf: (): readonly [] => [] };

const actions = {
  generate: action('generateSession', 'generated', untraced(useGenerateEmbedSession), (_: object, input: GenerateSession) => input, {
    saidOf: (_, input): [input: GenerateSession] => [input],
  }),
  redeem: action(
    'postTokenBySessionId',
    'redeemed',
    untraced(useRedeemEmbedSession),
    (_: object, sessionId: string) => ({ sessionId }),
    noArguments,
  ),
  revoke: action(
    'revokeSession',
    'revoked',
    untraced(useRevokeEmbedSession),
    (_: object, sessionId: string) => ({ sessionId }),
    noArguments,
  ),
};

/** The deployment of the sessions, and their preview. */
export interface EmbedSessionTesterOptions extends ActionEvents<'embed-session-tester', typeof actions> {
  /** The deployment whose data the sessions show. */
  readonly deploymentId: number;
  /**
   * Renders a page as the user of the session sees it, such as your embedded page in an `<iframe sandbox>`, or a `ChatPanel` with a
   * separate client. Default: no preview, because the contract defines no page. Declare the component in a module.
   */
  readonly Preview?: ((props: EmbedSessionPreview) => ReactNode) | undefined;
}

/** What a preview receives. */
export interface EmbedSessionPreview {
  /** The token of the session, for a client with the credentials `{ kind: 'embed-token', token }`. Do not store it. */
  readonly token: string;
  /** The input the session was generated with. */
  readonly session: GenerateSession;
}

/** A session that the widget generated. Kept in memory only. */
export interface TestedSession {
  /** The id, which redeems it once and revokes it. */
  readonly sessionId: string;
  /** The input it was generated with. */
  readonly input: GenerateSession;
  /** A React key, in place of the secret id. */
  readonly number: number;
  /** The time by which it must be redeemed, in milliseconds since 1970. */
  readonly redeemByMs: number;
  /** The status after the last action of this widget. */
  readonly status: 'open' | 'redeemed' | 'revoked';
  /** The token and when it expires, in milliseconds since 1970; `undefined` unless the session is redeemed. */
  readonly token: { readonly text: string; readonly expiresAtMs: number } | undefined;
}

function useModel(options: EmbedSessionTesterOptions) {
  const [session, setSession] = useState<TestedSession>();
  const running = useActions('embed-session-tester', actions, options, {
    generate: {
      done: ({ sessionId }, input) =>
        setSession((before) => ({
          ...{ sessionId, input, status: 'open', token: undefined },
          number: (before?.number ?? 0) + 1,
          redeemByMs: Date.now() + sessionMs,
        })),
    },
    redeem: {
      done: ({ token }, sessionId) =>
        setSession((before) =>
          before?.sessionId === sessionId
            ? { ...before, status: 'redeemed', token: { text: token, expiresAtMs: Date.now() + tokenMs } }
            : before,
        ),
    },
    revoke: {
      done: (_, sessionId) =>
        setSession((before) => (before?.sessionId === sessionId ? { ...before, status: 'revoked', token: undefined } : before)),
    },
  });
  return { ...running, session };
}

// docs/contract/limits.md#tokens
const sessionMs = 5 * 60_000;
const tokenMs = 24 * 3_600_000;

export const embedSessionWidget = createWidget<EmbedSessionTesterOptions, ReturnType<typeof useModel>>({
  name: 'embed-session-tester',
  root: 'EmbedSessionTester.Root',
  options: { deploymentId: true, Preview: true, ...actionEventKeys(actions) },
  useModel,
  stateOf: ({ session }) => session?.status ?? 'empty',
  subjectOf: ({ deploymentId }) => deploymentId,
});

/** Headless hook behind `EmbedSessionTester`: opens, redeems and revokes a session. */
export const useEmbedSessionTester = useModel;
