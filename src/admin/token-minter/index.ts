export type { MintedToken, TokenKind, TokenRequest } from './model/tokenRequests.js';
export { useTokenMinter } from './model/useTokenMinter.js';
export { TokenMinter, TokenMinterKinds, type TokenMinterProps, TokenMinterRoot } from './TokenMinter.js';
export { useTokenMinterLabels } from './tokenMinterWidget.js';
