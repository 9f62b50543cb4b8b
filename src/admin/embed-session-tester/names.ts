export { EmbedSessionResult } from './EmbedSessionResult.js';
export { EmbedSessionForm, EmbedSessionTester, type EmbedSessionTesterProps, EmbedSessionTesterRoot } from './EmbedSessionTester.js';
export { type EmbedSessionPreview, useEmbedSessionTester } from './embedSessionWidget.js';
