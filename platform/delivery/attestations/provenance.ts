import * as z from 'zod/mini'
import { sha256 } from '../../contract/catalogued-shell'
import type { BuildRecord } from '../build/build-record'
import { sha256Of } from '../store/sha256'

export const statementType = 'application/vnd.in-toto+json'

const digest = z.object({ sha256 })

/** What is read back of a statement: about which files it is, and which bill of materials belongs to it. */
export const provenanceStatement = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z.array(z.object({ name: z.string(), digest })),
  predicateType: z.literal('https://slsa.dev/provenance/v1'),
  predicate: z.object({
    buildDefinition: z.object({ externalParameters: z.object({ name: z.string(), version: z.string() }) }),
    runDetails: z.object({
      builder: z.object({ id: z.string() }),
      byproducts: z.array(z.object({ name: z.string(), digest })),
    }),
  }),
})
export type ProvenanceStatement = z.infer<typeof provenanceStatement>

/** The name of the bill of materials among the byproducts. */
export const sbomName = 'sbom.cdx.json'

/**
 * An in-toto statement (v1) with SLSA provenance (v1): from which commit, by which builder, and with which files.
 * @param files of the version, by path
 * @param by who publishes it
 */
export function provenanceOf(
  { name, version }: { readonly name: string; readonly version: string },
  files: ReadonlyMap<string, Uint8Array>,
  sbom: Uint8Array,
  record: BuildRecord | undefined,
  by: string,
) {
  const { id, run, repository, ref, commit } = record?.builder ?? { id: 'urn:sarv:builder:unknown' }
  const source = repository ? `git+${repository}${ref ? `@${ref}` : ''}` : undefined
  const resolved = commit ? [{ ...(source ? { uri: source } : { name }), digest: { gitCommit: commit } }] : []
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [...files].map(([file, bytes]) => ({ name: file, digest: { sha256: sha256Of(bytes) } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:sarv:publish:v1',
        externalParameters: { name, version, ...(repository ? { repository } : {}), ...(ref ? { ref } : {}) },
        internalParameters: { by },
        resolvedDependencies: resolved,
      },
      runDetails: {
        builder: { id },
        metadata: run ? { invocationId: run } : {},
        byproducts: [{ name: sbomName, digest: { sha256: sha256Of(sbom) } }],
      },
    },
  }
}
