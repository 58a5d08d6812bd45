import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants as zlib } from 'node:zlib'
import { addressOf } from '../../../contract/catalogue'
import type { RemoteIndex } from '../../../contract/page-data'
import { memoized } from '../document/bounded-cache'
import { toPageRemote } from '../document/to-page-data'
import type { HostFiles } from '../files/host-files'
import type { ServedCatalogue, ServedRemote } from './served-catalogue'

/** What of a deployment the index names. */
interface Indexed {
  readonly catalogue: ServedCatalogue
  readonly files: Pick<HostFiles, 'provided' | 'kit'>
}

/** The index of a deployment as it is served: its name is the hash of its bytes, so it never changes. */
export interface IndexFile {
  readonly url: string
  readonly integrity: string
  readonly text: string
  compressed(): Promise<Buffer>
}

/** Indexes that are still served after another one has taken their place: pages that are open may not have asked yet. */
const keptFiles = 4
const kept = new Map<string, IndexFile>()

/** The index of a deployment: every remote of it, with the hashes of what it may run. */
export const remoteIndexOf = memoized((deployment: Indexed): IndexFile => {
  const text = JSON.stringify(contentOf(deployment))
  const hash = createHash('sha256').update(text).digest()
  let compressing: Promise<Buffer> | undefined
  const file: IndexFile = {
    url: `/remotes.${hash.toString('base64url')}.json`,
    integrity: `sha256-${hash.toString('base64')}`,
    text,
    compressed: () => {
      compressing ??= promisify(brotliCompress)(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } })
      return compressing
    },
  }
  kept.delete(file.url)
  kept.set(file.url, file)
  if (kept.size > keptFiles) kept.delete(kept.keys().next().value ?? '')
  return file
})

/** The index that is served at a path; undefined for one that this server does not know. */
export function indexAt(pathname: string): IndexFile | undefined {
  return kept.get(pathname)
}

function contentOf({ catalogue, files: { provided, kit } }: Indexed): RemoteIndex {
  return {
    remotes: catalogue.remotes.map((remote) => {
      const described = toPageRemote(remote, catalogue, provided, [kit])
      // The page fetches no file of a remote that this host refuses, and none could run.
      return { ...described, files: described.refused ? {} : filesOf(remote) }
    }),
  }
}

function filesOf(remote: ServedRemote): Record<string, string> {
  const files = remote.current.files.filter(({ path }) => /\.(?:js|css)$/.test(path))
  return Object.fromEntries(files.map(({ path, integrity }) => [addressOf(remote, path), integrity]))
}
