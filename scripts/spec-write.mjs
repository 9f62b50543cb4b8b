import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

// Generates from the operations and types of the client: the document of the local service, the routes without their calls, the
// shapes of answers, and the names that dialects are checked against.
const { module: operations } = await runnerImport('./scripts/spec/readOperations.ts');
const { module: document } = await runnerImport('./scripts/spec/openApiDocument.ts');
const { module: routes } = await runnerImport('./scripts/spec/writeOperationRoutes.ts');
const shape = operations.readOperations();
writeFileSync('local-service/src/resources/openapi.json', `${JSON.stringify(document.toOpenApi(shape))}\n`);
writeFileSync('src/client/resources/operation-routes.ts', routes.writeOperationRoutes(shape.operations));
const { module: shapes } = await runnerImport('./scripts/spec/writeContractShapes.ts');
writeFileSync('src/client/shapes/contractShapes.ts', shapes.writeContractShapes(shapes.readContractShapes(shape)));
// Reads the routes that were just written.
const { module: names } = await runnerImport('./scripts/spec/readContractNames.ts');
writeFileSync('src/client/dialect/contractNames.ts', names.writeContractNames(names.readContractNames(shape)));
