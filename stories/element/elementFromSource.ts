// The element as its sources define it. In a build, aliases make it load these parts later (see vite.config.ts); here, without the
// aliases, nothing else would add their styles to the shadow root.
import '../../src/element.js';
import '../../src/element/answerParts.js';
import '../../src/element/laterParts.js';
