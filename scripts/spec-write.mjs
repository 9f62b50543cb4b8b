import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

// From the client's own types: what the local service answers to GET /api/v1/spec, and the names that dialects are checked against.
const { module: operations } = await runnerImport('./scripts/spec/readOperations.ts');
const { module: document } = await runnerImport('./scripts/spec/openApiDocument.ts');
const { module: names } = await runnerImport('./scripts/spec/readContractNames.ts');
const shape = operations.readOperations();
writeFileSync('local-service/src/resources/openapi.json', `${JSON.stringify(document.toOpenApi(shape))}\n`);
writeFileSync('src/client/dialect/contractNames.ts', names.writeContractNames(names.readContractNames(shape)));
