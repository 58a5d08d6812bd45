import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Catalogue, deliveredIn, remoteError } from '../../contract/catalogue'
import { workspace } from '../build/packages'
import { type ErrorDetail, SarvError } from '../errors/sarv-error'
import { historyOf } from '../store/catalogue/audit'
import { expiryWarning } from '../store/catalogue/catalogue-expiry'
import { readCatalogue } from '../store/catalogue/catalogue-store'
import type { Store } from '../store/store'
import { type ReadTrusted, sourceOf } from '../store/trust/read-trusted'
import { entriesOf } from '../store/trust/trusted-catalogue'
import { builtShellIn, hostFolder } from '../store/versions/host-versions'
import { storedDescription, storedVersions } from '../store/versions/stored-version'
import type { Context } from './command'
import { auditErrors } from './commands/audit'
import { documentServerError } from './document-servers'
import { servedFileErrors } from './served-files'

interface Examination {
  readonly name: string
  readonly find: () => Promise<readonly ErrorDetail[]> | readonly ErrorDetail[]
}

/**
 * Runs the checks of `doctor`: this machine first, then the store, then its catalogue.
 * @param servers addresses of document servers
 */
export async function runDoctorChecks(
  context: Context,
  servers: readonly string[],
): Promise<{ lines: string[]; errors: ErrorDetail[] }> {
  const machine = await run([
    { name: 'Node', find: () => oldNode(process.versions.node) },
    { name: 'dependencies', find: oldInstall },
    { name: 'the built shell', find: noHost },
    { name: 'keys', find: () => faultsIn(() => void context.keys()) },
  ])
  const delivery = await examineStore(context, servers)
  return { lines: [...machine.lines, ...delivery.lines], errors: [...machine.errors, ...delivery.errors] }
}

async function examineStore(context: Context, servers: readonly string[]) {
  try {
    const store = await context.store()
    const { catalogue, trusted } = await readCatalogue(store, context.keys())
    return await run([
      { name: `catalogue of ${store.address}`, find: () => expiring(catalogue) },
      { name: 'audit', find: async () => auditErrors(await historyOf(store, catalogue)) },
      { name: 'versions in the store', find: () => missingVersions(store, catalogue) },
      { name: 'uploads', find: () => halfUploads(store, catalogue) },
      { name: 'entries of the catalogue', find: () => leftOut(catalogue) },
      ...(trusted ? [{ name: 'signatures of entries', find: () => doubtfulEntries(store, trusted) }] : []),
      { name: 'files of what runs, as they are served', find: () => servedFileErrors(catalogue, shellOf(context)) },
      ...servers.map((address) => ({
        name: `document server ${address}`,
        find: () => documentServerError(address, catalogue.revision),
      })),
    ])
  } catch (error) {
    if (!(error instanceof SarvError)) throw error
    return { lines: ['  ✗ catalogue'], errors: [error] }
  }
}

async function run(examinations: readonly Examination[]) {
  const done = await Promise.all(examinations.map(async ({ name, find }) => ({ name, errors: await find() })))
  return {
    lines: done.map(({ name, errors }) => `  ${errors.length === 0 ? '✓' : '✗'} ${name}`),
    errors: done.flatMap(({ errors }) => [...errors]),
  }
}

/** @param version as `process.versions.node` says it */
export function oldNode(version: string): ErrorDetail[] {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 11) ? [] : [{ code: 'SARV-501', detail: `It is ${version}.` }]
}

function oldInstall(): ErrorDetail[] {
  const installed = path.join(workspace, 'node_modules/.modules.yaml')
  if (!existsSync(installed)) return [{ code: 'SARV-502', detail: 'Nothing is installed.' }]
  const isOld = statSync(path.join(workspace, 'pnpm-lock.yaml')).mtimeMs > statSync(installed).mtimeMs + 60_000
  return isOld ? [{ code: 'SARV-502', detail: 'The lockfile is newer than what is installed.' }] : []
}

function noHost(): ErrorDetail[] {
  return builtShellIn(hostFolder) ? [] : [{ code: 'SARV-504', detail: `${hostFolder} holds no host.json.` }]
}

function faultsIn(look: () => void): ErrorDetail[] {
  try {
    look()
    return []
  } catch (error) {
    if (error instanceof SarvError) return [error]
    throw error
  }
}

function expiring(catalogue: Catalogue): ErrorDetail[] {
  const detail = expiryWarning(catalogue, Date.now())
  return detail === undefined ? [] : [{ code: 'SARV-507', detail }]
}

async function missingVersions(store: Store, catalogue: Catalogue): Promise<ErrorDetail[]> {
  const named = deliveredIn(catalogue).flatMap(({ current, previous, canary }) =>
    [current, previous, canary?.built].filter((built) => built !== undefined),
  )
  const found = await Promise.all(named.map(({ name, version }) => storedDescription(store, name, version)))
  return named
    .filter((_, at) => found[at] === undefined)
    .map(
      ({ name, version }): ErrorDetail => ({
        code: 'SARV-505',
        detail: `${name}@${version} is not in ${store.address}.`,
      }),
    )
}

async function halfUploads(store: Store, { remotes }: Catalogue): Promise<ErrorDetail[]> {
  const all = await Promise.all(
    remotes.map(async ({ current: { name } }) => {
      const { halves } = await storedVersions(store, name)
      return halves.map((version): ErrorDetail => ({ code: 'SARV-506', detail: `${name}@${version}` }))
    }),
  )
  return all.flat()
}

/** Entries of the root that document servers do not take: not signed by their owners, or older than what they have had. */
async function doubtfulEntries(store: Store, { trust, entries, refused }: ReadTrusted): Promise<ErrorDetail[]> {
  const stored = await Promise.all([...entries.keys()].map((name) => entriesOf(sourceOf(store), name, trust)))
  const older = [...entries.values()].filter(({ serial }, at) => serial < (stored[at]?.[0]?.serial ?? 0))
  return [...refused, ...older.map(({ name }) => `${name}: the store has a newer one`)].map(
    (detail): ErrorDetail => ({ code: 'SARV-221', detail: `${detail}.` }),
  )
}

/** What the shell leaves out of its pages. */
export function leftOut({ remotes }: Catalogue): ErrorDetail[] {
  return remotes.flatMap((remote) => {
    const error = remoteError(remote)
    return error === undefined ? [] : [{ code: 'SARV-510' as const, detail: `${remote.current.name}: ${error}.` }]
  })
}

/** The origin whose pages take the files, as the document server is told it. */
function shellOf({ env: { SARV_ORIGIN, PORT = '3000' } }: Context): string {
  return SARV_ORIGIN ?? `http://localhost:${PORT}`
}
