import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { commands } from '@sarv/platform/delivery/cli/commands'
import { parseAllDocuments } from 'yaml'
import { type Manifest, manifestErrors } from './validate-manifest'

interface Container {
  readonly name: string
  readonly image: string
  readonly command?: readonly string[]
  readonly readinessProbe?: { readonly httpGet: object }
  readonly livenessProbe?: { readonly httpGet: object }
  readonly resources: { readonly requests: object; readonly limits: object }
  readonly securityContext: object
  readonly volumeMounts: readonly { readonly name: string }[]
}

interface Pod {
  readonly containers: readonly Container[]
  readonly securityContext: object
  readonly automountServiceAccountToken: boolean
  readonly volumes: readonly { readonly name: string; readonly secret?: { readonly secretName: string } }[]
}

interface Workload extends Manifest {
  readonly metadata: { readonly name: string }
  readonly spec: {
    readonly replicas?: number
    readonly serviceName?: string
    readonly podSelector?: object
    readonly policyTypes?: readonly string[]
    readonly template?: { readonly spec: Pod }
    readonly jobTemplate?: { readonly spec: { readonly template: { readonly spec: Pod } } }
    readonly volumeClaimTemplates?: readonly { readonly metadata: { readonly name: string } }[]
  }
}

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const manifests = readdirSync(path.join(root, 'staging/kubernetes')).flatMap((file) =>
  parseAllDocuments(read(`staging/kubernetes/${file}`)).map((document) => document.toJS() as Workload),
)
const named = (kind: string, name: string) =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name) as Workload
const podOf = ({ spec }: Workload) => spec?.template?.spec ?? spec?.jobTemplate?.spec.template.spec
const pods = manifests.flatMap((one) => {
  const pod = podOf(one)
  return pod ? [{ name: one.metadata.name, pod }] : []
})

test.each(manifests.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))(
  '%s is what the schema of Kubernetes asks for',
  (_, manifest) => expect(manifestErrors(manifest)).toEqual([]),
)

describe('the validation', () => {
  const host = named('StatefulSet', 'sarv-host')

  test.each<[string, object, string]>([
    ['a field of another type', { replicas: 'two' }, 'data/spec/replicas must be integer'],
    ['a field that there is not', { replica: 2 }, '/spec/replica is unknown'],
    ['a field that lacks', { selector: undefined }, 'must have required property selector'],
  ])('finds %s', (_, change, error) => {
    expect(manifestErrors({ ...host, spec: { ...host.spec, ...change } }).join('\n')).toContain(error)
  })

  test('finds a probe with a wrong name, deep inside', () => {
    const text = JSON.stringify(host).replace('"readinessProbe"', '"readynessProbe"')
    expect(manifestErrors(JSON.parse(text))).toContain('/spec/template/spec/containers/0/readynessProbe is unknown')
  })

  test('finds an unknown kind', () => {
    expect(manifestErrors({ apiVersion: 'v1', kind: 'Pod' })).toEqual(['Unknown kind: v1 Pod'])
  })
})

test('PLT-009 two document servers run, each with a catalogue that it keeps, and one stays while nodes are emptied', () => {
  const { spec } = named('StatefulSet', 'sarv-host')
  expect(spec.replicas).toBe(2)
  expect(spec.volumeClaimTemplates?.map(({ metadata }) => metadata.name)).toEqual(['kept'])
  expect(named('PodDisruptionBudget', 'sarv-host').spec).toMatchObject({ minAvailable: 1 })
})

test('PLT-009 the pods of the set have names by a headless service, each', () => {
  const { serviceName } = named('StatefulSet', 'sarv-host').spec
  expect(named('Service', serviceName ?? '').spec).toMatchObject({ clusterIP: 'None' })
})

test.each(pods)('T2 a network policy says who reaches $name', ({ name }) => {
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy')
  expect(JSON.stringify(policies.map(({ spec }) => spec.podSelector))).toContain(`"${name}"`)
  for (const { spec } of policies) expect(spec.policyTypes).toEqual(['Ingress'])
})

test('a document server is ready by its catalogue and alive by itself', () => {
  const [host] = podOf(named('StatefulSet', 'sarv-host'))?.containers ?? []
  expect(host?.readinessProbe?.httpGet).toEqual({ path: '/health', port: 'http' })
  expect(host?.livenessProbe?.httpGet).toEqual({ path: '/livez', port: 'http' })
})

test.each(pods)(
  'T2 $name runs without root and rights, within limits, on a file system that it cannot write',
  ({ pod }) => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    expect(pod.automountServiceAccountToken).toBe(false)
    for (const { image, resources, securityContext } of pod.containers) {
      expect(image).toMatch(/:\d+\.\d+\.\d+$/)
      expect(resources).toMatchObject({ requests: { memory: expect.any(String) }, limits: { memory: '256Mi' } })
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
    }
  },
)

test('T2 the private half of the key is where deliveries are made, and nowhere else', () => {
  const secretsOf = (pod: Pod) => pod.volumes.flatMap(({ secret }) => secret?.secretName ?? [])
  const readers = pods.filter(({ pod }) => secretsOf(pod).includes('sarv-signing')).map(({ name }) => name)
  expect(readers.toSorted()).toEqual(['sarv-guard', 'sarv-renew'])
})

test('what the delivery runs by itself are commands that there are', () => {
  const known = commands.map(({ name }) => name)
  const run = pods.flatMap(({ pod }) => pod.containers.flatMap(({ command }) => command?.slice(1, 2) ?? []))
  expect(run.toSorted()).toEqual(['guard', 'renew'])
  expect(known).toEqual(expect.arrayContaining(run))
})

test('every setting is one that the configuration knows, and every secret is one that the guide makes', () => {
  const settings = ['sarv-host', 'sarv-delivery'].flatMap((name) =>
    Object.keys((named('ConfigMap', name) as unknown as { data: object }).data),
  )
  const configuration = read('docs/configuration.md')
  expect(settings.filter((setting) => !configuration.includes(`\`${setting}\``))).toEqual([])
  const text = JSON.stringify(pods)
  const secrets = [...text.matchAll(/"secretName":"([\w-]+)"|"secretRef":\{"name":"([\w-]+)"/g)].map(
    ([, volume, reference]) => volume ?? reference ?? '',
  )
  const guide = read('docs/running.md')
  expect([...new Set(secrets)].filter((secret) => !guide.includes(`secret generic ${secret}`))).toEqual([])
})
