'use client';
import { type ComponentProps, useId } from 'react';
import { Button } from '../../ui/button/Button.js';
import { SegmentedControl, tabPanelProps } from '../../ui/segmented-control/SegmentedControl.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { Facts, Line, Note, Stack } from '../kit/layout/layout.js';
import { SecretOnce } from '../kit/secret/SecretOnce.js';
import { TokenForm } from './TokenForm.js';
import { tokenMinterWidget, useTokenMinterLabels } from './tokenMinterWidget.js';

/**
 * Creates tokens for the APIs of a deployment, for those of one of its environments, and for the usage analytics of the account. A token is
 * shown once, with a countdown until it expires. Renders a `<div>`.
 */
export function TokenMinter(props: Omit<TokenMinterProps, 'children'>) {
  return (
    <TokenMinter.Root {...props}>
      <TokenMinter.Kinds />
    </TokenMinter.Root>
  );
}

TokenMinter.Root = tokenMinterWidget.Root;
TokenMinter.Kinds = TokenMinterKinds;

/** Provides the state to the parts inside. Renders a `<div>`. */
export const TokenMinterRoot = tokenMinterWidget.Root;

export type TokenMinterProps = ComponentProps<typeof TokenMinterRoot>;

const kinds = ['deployment', 'environment', 'usage'] as const;

/** The choice of a kind of token, and below it the form or the new token. Renders a `<div>`. */
export function TokenMinterKinds(props: ComponentProps<'div'>) {
  const words = useTokenMinterLabels();
  const panelId = useId();
  const { kind, setKind, minted } = tokenMinterWidget.useSelector(({ model: { kind, setKind, minted } }) => ({ kind, setKind, minted }));
  return (
    <Stack gap="xl" {...props}>
      <Line>
        <SegmentedControl
          label={words.kinds}
          options={kinds.map((value) => ({ value, label: words.names[value] }))}
          value={kind}
          onValueChange={setKind}
          panelId={panelId}
        />
      </Line>
      <div {...tabPanelProps(panelId, kind)} className="parley-stack parley-gap-xl parley-measure">
        <Note>{words.purposes[kind]}</Note>
        {minted === undefined ? <TokenForm key={kind} kind={kind} /> : <Minted />}
      </div>
    </Stack>
  );
}

function Minted() {
  const { names, apiUrl: address } = useTokenMinterLabels();
  const { done } = useCommonAdminLabels();
  const { minted, forget } = tokenMinterWidget.useSelector(({ model: { minted, forget } }) => ({ minted, forget }));
  if (minted === undefined) return null;
  const { kind, token, expiresAtMs, apiUrl } = minted;
  return (
    <>
      <SecretOnce label={names[kind]} secret={token} expiresAtMs={expiresAtMs} />
      {apiUrl !== undefined && (
        <Facts
          facts={[
            [
              address,
              <code key="address" dir="ltr">
                {apiUrl}
              </code>,
            ],
          ]}
        />
      )}
      <Button onClick={forget}>{done}</Button>
    </>
  );
}
