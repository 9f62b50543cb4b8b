import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

// What the local service answers to GET /api/v1/spec: the client's own types, written out.
const { module: operations } = await runnerImport('./scripts/spec/readOperations.ts');
const { module: document } = await runnerImport('./scripts/spec/openApiDocument.ts');
writeFileSync('local-service/src/resources/openapi.json', `${JSON.stringify(document.toOpenApi(operations.readOperations()))}\n`);
