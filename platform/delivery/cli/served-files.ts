import { createHash } from 'node:crypto'
import { type Catalogue, type CataloguedRemote, remoteError } from '../../contract/catalogue'
import type { BuiltRemote } from '../../contract/manifest'
import type { ErrorDetail } from '../errors/sarv-error'
import { mapConcurrent } from '../store/map-concurrent'

/** How many files are asked for at once. */
const lanes = 16
/** Time for one file with its body; milliseconds. */
const timeoutMs = 10_000
/** Seconds that a file of a version must at least be kept: its bytes never change. */
const kept = 86_400

type File = BuiltRemote['files'][number]

/** One version that people run, and where it is served. */
interface Served {
  readonly name: string
  readonly version: string
  readonly folder: string
  readonly files: readonly File[]
}

/** What was found of one version: its files by the error that they share. */
type Found = Map<string, { readonly code: ErrorDetail['code']; readonly error: string; readonly paths: string[] }>

/**
 * Fetches every file of every version that people run, as a page of the shell would: its bytes must be those of the
 * catalogue, and its headers such that a browser takes them from another origin.
 * @param shell origin of the pages
 */
export async function servedFileErrors(catalogue: Catalogue, shell: string): Promise<ErrorDetail[]> {
  const versions = catalogue.remotes.flatMap(servedOf)
  const found = new Map(versions.map((served): [Served, Found] => [served, new Map()]))
  const asked = versions.flatMap((served) => served.files.map((file) => ({ served, file })))
  await mapConcurrent(asked, lanes, async ({ served, file }) => {
    for (const { code, error } of await errorsAt(`${served.folder}/${file.path}`, file, shell)) {
      const same = found.get(served)?.get(error)
      if (same) same.paths.push(file.path)
      else found.get(served)?.set(error, { code, error, paths: [file.path] })
    }
  })
  return versions.flatMap((served) => [...(found.get(served)?.values() ?? [])].map((one) => detailOf(served, one)))
}

/** What all people run, and what a canary shows; a version that the shell leaves out is not among them. */
function servedOf({ base, current, canary }: CataloguedRemote): Served[] {
  const versions = [{ base, current }, ...(canary ? [{ base: canary.base ?? base, current: canary.built }] : [])]
  return versions
    .filter((one) => remoteError(one) === undefined)
    .map(({ base, current: { name, version, files } }) => ({ name, version, folder: `${base}/${version}`, files }))
}

type FileError = Pick<ErrorDetail, 'code'> & { readonly error: string }

async function errorsAt(address: string, file: File, shell: string): Promise<FileError[]> {
  try {
    const response = await fetch(address, { headers: { Origin: shell }, signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) {
      await response.body?.cancel()
      return [{ code: 'SARV-508', error: `the server responds ${response.status}` }]
    }
    const body = new Uint8Array(await response.arrayBuffer())
    const differs = integrityOf(body, file.integrity) !== file.integrity
    return [
      ...(differs ? [{ code: 'SARV-511' as const, error: 'its hash is not that of the catalogue' }] : []),
      ...headerErrors(response.headers, file.path, shell).map((error) => ({ code: 'SARV-512' as const, error })),
    ]
  } catch {
    return [{ code: 'SARV-508', error: 'there is no response' }]
  }
}

/** The hash of a body, by the algorithm of another hash. */
function integrityOf(body: Uint8Array, other: string): string {
  const kind = other.slice(0, other.indexOf('-'))
  return `${kind}-${createHash(kind).update(body).digest('base64')}`
}

/** What a browser must be told of a file by its server. @param shell origin of the pages */
export function headerErrors(headers: Headers, path: string, shell: string): string[] {
  const allowed = headers.get('access-control-allow-origin')
  const type = headers.get('content-type') ?? 'none'
  const resource = headers.get('cross-origin-resource-policy')
  const cache = headers.get('cache-control') ?? 'none'
  const isKept = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0) >= kept && !/no-store|no-cache/.test(cache)
  return [
    ...(allowed === '*' || allowed === shell ? [] : [`Access-Control-Allow-Origin is ${allowed ?? 'none'}`]),
    ...(hasRightType(path, type) ? [] : [`Content-Type is ${type}`]),
    ...(resource === null || resource === 'cross-origin' ? [] : [`Cross-Origin-Resource-Policy is ${resource}`]),
    ...(isKept ? [] : [`Cache-Control is ${cache}`]),
  ]
}

/** Browsers run no module and apply no style of another type; for pictures and fonts they look at the bytes. */
function hasRightType(path: string, type: string): boolean {
  if (/\.m?js$/.test(path)) return /^(text|application)\/javascript\b/.test(type)
  return !path.endsWith('.css') || /^text\/css\b/.test(type)
}

/** @example 'savings@1.2.0: its hash is not that of the catalogue: http://…/1.2.0/a.js and 2 more files' */
function detailOf(
  { name, version, folder }: Served,
  { code, error, paths }: FileError & { paths: string[] },
): ErrorDetail {
  const [first, ...others] = paths.toSorted()
  const more = others.length === 0 ? '' : ` and ${others.length} more file${others.length === 1 ? '' : 's'}`
  return { code, detail: `${name}@${version}: ${error}: ${folder}/${first}${more}` }
}
