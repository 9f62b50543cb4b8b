/** A CycloneDX document, as far as a release reads and writes it. */
export interface BillOfMaterials {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly metadata: { readonly timestamp?: string; readonly component?: BomComponent };
  readonly components: readonly BomComponent[];
  readonly dependencies: readonly BomDependency[];
}

export interface BomComponent {
  readonly 'bom-ref': string;
  readonly type: string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly BomLicense[];
  readonly externalReferences?: readonly unknown[];
}

/** Either an SPDX expression, or one license by its id or name. */
export interface BomLicense {
  readonly expression?: string;
  readonly license?: { readonly id?: string; readonly name?: string };
}

export interface BomDependency {
  readonly ref: string;
  readonly dependsOn: readonly string[];
}
