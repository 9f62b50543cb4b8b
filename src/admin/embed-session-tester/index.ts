export {
  EmbedSessionForm,
  EmbedSessionTester,
  type EmbedSessionTesterProps,
  EmbedSessionTesterRoot,
} from './EmbedSessionTester.js';
export { type EmbedSessionPreview, useEmbedSessionLabels, useEmbedSessionTester } from './embedSessionWidget.js';
export { SessionResult as EmbedSessionResult } from './SessionResult.js';
