import type { GenerateSession } from '../../client/resources/embed-sessions.js';

/** The languages in which the code for the host's server is shown. */
export const codeLanguages = ['typescript', 'curl'] as const;

export type CodeLanguage = (typeof codeLanguages)[number];

/** Returns the code with which a server generates this session. It reads the address and the API key from the environment. */
export function sessionCode(language: CodeLanguage, input: GenerateSession): string {
  return language === 'typescript' ? typescriptCode(input) : curlCode(input);
}

function typescriptCode(input: GenerateSession): string {
  return `import { createServiceClient, generateSession } from '@parley/react/client';

const client = createServiceClient({
  baseUrl: process.env.PARLEY_BASE_URL,
  credentials: { kind: 'api-key', key: process.env.PARLEY_API_KEY },
});

// Send the ID to this user's page. It works once, within 5 minutes.
const { sessionId } = await generateSession(client, ${json(input)});
`;
}

function curlCode(input: GenerateSession): string {
  return `curl -X POST "$PARLEY_BASE_URL/api/v1/embed/generate-session" \\
  -H "Authorization: Bearer $PARLEY_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${json(input).replaceAll("'", String.raw`'\''`)}'
`;
}

function json(input: GenerateSession): string {
  return JSON.stringify(input, undefined, 2);
}
