export { useTokenMinter } from './model/useTokenMinter.js';
export { TokenMinter, type TokenMinterProps, TokenMinterRoot } from './TokenMinter.js';
