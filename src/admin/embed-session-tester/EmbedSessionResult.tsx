'use client';
import { CircleCheck, Hourglass } from 'lucide-react';
import { useId, useState } from 'react';
import type { GenerateSession } from '../../client/resources/embed-sessions.js';
import { Button } from '../../ui/button/Button.js';
import { CopyButton } from '../../ui/button/CopyButton.js';
import { SegmentedControl, tabPanelProps } from '../../ui/segmented-control/SegmentedControl.js';
import { useActionToast } from '../kit/actions/useActionToast.js';
import { Line, Note, Remark, Section, Stack } from '../kit/layout/layout.js';
import { SecretOnce } from '../kit/secret/SecretOnce.js';
import { embedSessionWidget, type TestedSession, useEmbedSessionLabels } from './embedSessionWidget.js';
import { type CodeLanguage, codeLanguages, sessionCode } from './sessionCode.js';

/** The generated session: its id, then its token and the preview, with buttons that redeem and revoke it. Renders a `<section>`. */
export function EmbedSessionResult() {
  const { sections, none } = useEmbedSessionLabels();
  const session = embedSessionWidget.useSelector(({ model }) => model.session);
  return (
    <Section heading={sections.session}>
      {session === undefined ? <Note>{none}</Note> : <OpenSession key={session.number} session={session} />}
    </Section>
  );
}

function OpenSession({ session: { sessionId, redeemByMs, status, token, input } }: { session: TestedSession }) {
  const words = useEmbedSessionLabels();
  const { redeem, revoke, Preview } = embedSessionWidget.useSelector(({ model, options }) => ({
    redeem: model.redeem,
    revoke: model.revoke,
    Preview: options.Preview,
  }));
  const toasts = useActionToast();
  const run = (act: typeof redeem | typeof revoke, { done, failed }: { readonly done: string; readonly failed: string }) =>
    // A session can be redeemed once, so a retry after a lost response would fail.
    void toasts.run<unknown>(() => act(sessionId), { done: () => done, failed, canRetry: act === revoke });
  if (status === 'revoked') {
    return (
      <>
        <Remark icon={CircleCheck} tone="success">
          {words.revoked}
        </Remark>
        <Note>{words.outlives}</Note>
      </>
    );
  }
  return (
    <Stack gap="l">
      {status === 'open' && <SecretOnce label={words.sessionId} secret={sessionId} note={words.sessionNote} expiresAtMs={redeemByMs} />}
      {token && <SecretOnce label={words.token} secret={token.text} note={words.tokenNote} expiresAtMs={token.expiresAtMs} />}
      <Line>
        {status === 'open' && (
          <Button variant="primary" isBusy={redeem.isBusy()} onClick={() => run(redeem, words.redeem)}>
            {words.redeem.action}
          </Button>
        )}
        <Button variant="danger" isBusy={revoke.isBusy()} onClick={() => run(revoke, words.revoke)}>
          {words.revoke.action}
        </Button>
      </Line>
      <Remark icon={Hourglass}>{words.outlives}</Remark>
      {token && Preview && (
        <Section heading={words.sections.preview}>
          <Preview token={token.text} session={input} />
        </Section>
      )}
    </Stack>
  );
}

/** The server code that generates the session entered in the form. Renders a `<section>`. */
export function SessionCode({ input }: { input: GenerateSession }) {
  const { sections, code: words } = useEmbedSessionLabels();
  const [language, setLanguage] = useState<CodeLanguage>('typescript');
  const panelId = useId();
  const text = sessionCode(language, input);
  return (
    <Section heading={sections.code} actions={<CopyButton size="small" text={text} label={words.copy} />}>
      <SegmentedControl<CodeLanguage>
        label={words.language}
        options={codeLanguages.map((value) => ({ value, label: value === 'curl' ? 'curl' : 'TypeScript' }))}
        value={language}
        onValueChange={setLanguage}
        panelId={panelId}
      />
      <div {...tabPanelProps(panelId, language)}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls with the keyboard too */}
        <pre dir="ltr" tabIndex={0} className="parley-box parley-code-box">
          {text}
        </pre>
      </div>
      <Note>{words.hint}</Note>
    </Section>
  );
}
