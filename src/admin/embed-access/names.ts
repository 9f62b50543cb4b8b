export { EmbedAccess, type EmbedAccessProps, EmbeddingSwitch, useEmbedAccessList } from './EmbedAccess.js';
