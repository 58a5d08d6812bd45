import { randomUUID } from 'node:crypto'
import { platformVersion } from '../../contract/platform'
import type { BuildRecord, NpmPackage } from '../build/build-record'

/** The version that a bill of materials is about. */
interface Subject {
  readonly name: string
  readonly version: string
  readonly owner: string
}

/**
 * A bill of materials in CycloneDX 1.6: the packages that are in a version. Without a record of its build it says that they are
 * not known.
 * @param at when it is made, ISO 8601
 */
export function sbomOf({ name, version, owner }: Subject, record: BuildRecord | undefined, at: string) {
  const { packages = [], from = 'unknown' } = record ?? {}
  const reference = `${name}@${version}`
  const components = packages.map(componentOf)
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: at,
      ...(from === 'unknown' ? {} : { lifecycles: [{ phase: from === 'bundle' ? 'build' : 'pre-build' }] }),
      tools: { components: [{ type: 'application', name: 'sarv', version: platformVersion }] },
      component: { type: 'application', 'bom-ref': reference, name, version, publisher: owner },
    },
    components,
    dependencies: [{ ref: reference, dependsOn: components.map((one) => one['bom-ref']) }],
    compositions: [
      {
        aggregate: from === 'bundle' ? 'complete' : from === 'lockfile' ? 'incomplete' : 'unknown',
        assemblies: [reference],
      },
    ],
  }
}

function componentOf({ name, version, license }: NpmPackage) {
  const [, group, plain = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? []
  const purl = packageUrl({ name, version })
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group ? { group } : {}),
    name: plain,
    version,
    purl,
    ...(license ? { licenses: [{ license: { name: license } }] } : {}),
  }
}

/** @example packageUrl({ name: '@x/y', version: '1.0.0' }) // 'pkg:npm/%40x/y@1.0.0' */
export function packageUrl({ name, version }: Pick<NpmPackage, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`
}
