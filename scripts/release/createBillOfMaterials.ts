import type { BillOfMaterials, BomComponent } from './BillOfMaterials.js';

/**
 * Makes the bill of materials of one package from that of an app that has installed it: the package becomes the subject,
 * and the components bundled into it are added. Throws if the app has not installed it.
 */
export function createBillOfMaterials(app: BillOfMaterials, name: string, bundled: readonly BomComponent[]): BillOfMaterials {
  const subject = app.components.find((component) => component.name === name);
  if (subject === undefined) throw new Error(`The app has not installed ${name}.`);
  const others = app.components.filter((component) => component !== subject);
  const refs = bundled.map((component) => component['bom-ref']);
  const dependencies = app.dependencies
    .filter(({ ref }) => ref === subject['bom-ref'] || others.some((component) => component['bom-ref'] === ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: ref === subject['bom-ref'] ? [...dependsOn, ...refs] : dependsOn }));
  return {
    ...app,
    // Where it was installed from is a path of this machine.
    metadata: { ...app.metadata, component: { ...subject, externalReferences: [] } },
    components: [...others, ...bundled],
    dependencies: [...dependencies, ...refs.map((ref) => ({ ref, dependsOn: [] }))],
  };
}
