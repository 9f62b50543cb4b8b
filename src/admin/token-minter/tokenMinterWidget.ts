'use client';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { actionEventKeys } from '../kit/actions/action.js';
import { controlledKeys, createWidget } from '../kit/widget/createWidget.js';
import { englishTokenMinter } from './labels/en.js';
import type { TokenMinterLabels } from './labels/TokenMinterLabels.js';
import { type TokenMinterModel, type TokenMinterOptions, tokenActions, useTokenMinter } from './model/useTokenMinter.js';

export const tokenMinterWidget = createWidget<TokenMinterOptions, TokenMinterModel>({
  name: 'token-minter',
  root: 'TokenMinter.Root',
  options: { deploymentId: true, ...controlledKeys('kind'), ...actionEventKeys(tokenActions) },
  useModel: useTokenMinter,
  stateOf: ({ minted, mint }) => (mint.isBusy() ? 'busy' : minted === undefined ? 'ready' : 'minted'),
  // A token belongs to its deployment.
  subjectOf: ({ deploymentId }) => deploymentId,
});

/** Returns the labels of the token minter from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useTokenMinterLabels = createLabelsHook<TokenMinterLabels>('tokenMinter', englishTokenMinter);
