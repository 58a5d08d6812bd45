import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { addressOf, type Catalogue } from '../../src/remote/catalogue'
import { historyOf } from '../audit'
import { readCatalogue } from '../catalogue-store'
import { hostFolder, hostVersionOf } from '../host-versions'
import { workspace } from '../packages'
import { type Fault, SarvError } from '../sarv-error'
import type { Store } from '../store/store'
import { storedVersion, storedVersions } from '../stored-version'
import type { Context } from './verb'

const day = 86_400_000
/** Days before it expires that a catalogue is worth a word. */
const warned = 14

interface Examination {
  readonly name: string
  readonly find: () => Promise<readonly Fault[]> | readonly Fault[]
}

/** Everything that `doctor` looks at: this machine first, then the store, then what its catalogue says. */
export async function examine(context: Context): Promise<{ lines: string[]; faults: Fault[] }> {
  const machine = await run([
    { name: 'Node', find: () => oldNode(process.versions.node) },
    { name: 'dependencies', find: oldInstall },
    { name: 'the built shell', find: noHost },
    { name: 'keys', find: () => faultsIn(() => void context.keys()) },
  ])
  const delivery = await examineStore(context)
  return { lines: [...machine.lines, ...delivery.lines], faults: [...machine.faults, ...delivery.faults] }
}

async function examineStore(context: Context) {
  try {
    const store = await context.store()
    const { catalogue } = await readCatalogue(store, context.keys())
    return await run([
      { name: `catalogue of ${store.address}`, find: () => expiring(catalogue, Date.now()) },
      { name: 'audit', find: () => unrecorded(store, catalogue) },
      { name: 'versions in the store', find: () => missingVersions(store, catalogue) },
      { name: 'uploads', find: () => halfUploads(store, catalogue) },
      { name: 'files of what runs', find: () => unreachable(catalogue) },
    ])
  } catch (error) {
    if (!(error instanceof SarvError)) throw error
    return { lines: ['  ✗ catalogue'], faults: [error] }
  }
}

async function run(examinations: readonly Examination[]) {
  const done = await Promise.all(examinations.map(async ({ name, find }) => ({ name, faults: await find() })))
  return {
    lines: done.map(({ name, faults }) => `  ${faults.length === 0 ? '✓' : '✗'} ${name}`),
    faults: done.flatMap(({ faults }) => [...faults]),
  }
}

/** @param version as `process.versions.node` says it */
export function oldNode(version: string): Fault[] {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 11) ? [] : [{ code: 'SARV-501', detail: `It is ${version}.` }]
}

function oldInstall(): Fault[] {
  const installed = path.join(workspace, 'node_modules/.modules.yaml')
  if (!existsSync(installed)) return [{ code: 'SARV-502', detail: 'Nothing is installed.' }]
  const isOld = statSync(path.join(workspace, 'pnpm-lock.yaml')).mtimeMs > statSync(installed).mtimeMs + 60_000
  return isOld ? [{ code: 'SARV-502', detail: 'The lockfile is newer than what is installed.' }] : []
}

function noHost(): Fault[] {
  return hostVersionOf(hostFolder) ? [] : [{ code: 'SARV-504', detail: `${hostFolder} holds no host.json.` }]
}

function faultsIn(look: () => void): Fault[] {
  try {
    look()
    return []
  } catch (error) {
    if (error instanceof SarvError) return [error]
    throw error
  }
}

/** @param now milliseconds since 1970 */
export function expiring({ expires, revision }: Catalogue, now: number): Fault[] {
  if (expires === undefined || Date.parse(expires) > now + warned * day) return []
  return [{ code: 'SARV-507', detail: `Revision ${revision} is good until ${expires}.` }]
}

async function unrecorded(store: Store, catalogue: Catalogue): Promise<Fault[]> {
  const { unrecorded: revision } = await historyOf(store, catalogue)
  return revision === undefined ? [] : [{ code: 'SARV-509', detail: `Revision ${revision} has no record.` }]
}

async function missingVersions(store: Store, { remotes }: Catalogue): Promise<Fault[]> {
  const named = remotes.flatMap(({ current, previous, canary }) =>
    [current, previous, canary?.built].filter((built) => built !== undefined),
  )
  const found = await Promise.all(named.map(({ name, version }) => storedVersion(store, name, version)))
  return named
    .filter((_, at) => found[at] === undefined)
    .map(({ name, version }): Fault => ({ code: 'SARV-505', detail: `${name}@${version} is not in ${store.address}.` }))
}

async function halfUploads(store: Store, { remotes }: Catalogue): Promise<Fault[]> {
  const all = await Promise.all(
    remotes.map(async ({ current: { name } }) => {
      const { halves } = await storedVersions(store, name)
      return halves.map((version): Fault => ({ code: 'SARV-506', detail: `${name}@${version}` }))
    }),
  )
  return all.flat()
}

async function unreachable({ remotes }: Catalogue): Promise<Fault[]> {
  const asked = await Promise.all(
    remotes.map(async (remote): Promise<Fault[]> => {
      const address = addressOf(remote, remote.current.entry)
      const answer = await statusAt(address)
      return answer === 200 ? [] : [{ code: 'SARV-508', detail: `${address} answers ${answer ?? 'nothing'}.` }]
    }),
  )
  return asked.flat()
}

async function statusAt(address: string): Promise<number | undefined> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(3_000) })).status
  } catch {
    return undefined
  }
}
