import type { BuiltShell } from '../../contract/catalogued-shell'
import type { BuiltRemote } from '../../contract/manifest'
import { shellName } from '../../contract/shell-name'
import type { Store } from '../store/store'
import { shellFileList } from '../store/versions/shell-store'
import type { RunningVersion } from './running-versions'

/** One script or style that pages may load, as PCI DSS 4.0.1 (6.4.3) asks: what it is, its integrity, whose, why, since when. */
export interface InventoryItem {
  /** The remote, or the shell. */
  readonly name: string
  readonly version: string
  /** Below the folder of its version; of the shell, below the app's origin. */
  readonly file: string
  readonly kind: 'script' | 'style'
  /** As in HTML: `sha256-…`. */
  readonly integrity: string
  readonly owner: string
  readonly reason: string
  /** ISO 8601; undefined where the audit log does not reach back that far. */
  readonly since?: string
  readonly canary?: true
}

/** Every script and style of some versions, from the lists in the store alone. @throws Error when the shell's list is missing or altered */
export async function inventoryOf(store: Store, running: readonly RunningVersion[]): Promise<InventoryItem[]> {
  const items = await Promise.all(
    running.map(async ({ built, isCanary, since }) => {
      const { name, version, owner } = built
      const files = 'routes' in built ? remoteFiles(built) : await shellFiles(store, built)
      return files.flatMap(({ file, integrity, reason }): InventoryItem[] => {
        const kind = kindOf(file)
        const canary = isCanary ? ({ canary: true } as const) : {}
        return kind ? [{ name, version, file, kind, integrity, owner, reason, since, ...canary }] : []
      })
    }),
  )
  return items.flat()
}

function kindOf(file: string): InventoryItem['kind'] | undefined {
  if (/\.m?js$/.test(file)) return 'script'
  return file.endsWith('.css') ? 'style' : undefined
}

type Listed = Pick<InventoryItem, 'file' | 'integrity' | 'reason'>

/** Why a remote is there stands in its manifest: what it is called, its pages, and its sections in pages of others. */
function remoteFiles({ title, routes, sections = [], entry, expose, kit, files }: BuiltRemote): Listed[] {
  const drawn = [...routes.map(({ path }) => path), ...sections.map(({ slot }) => `a section of ${slot}`)]
  const first = new Set([...expose.scripts, ...expose.styles])
  const roleOf = (file: string) => {
    if (file === entry) return 'entry'
    if (file === kit?.script || file === kit?.style) return 'UI kit'
    return first.has(file) ? 'first screen' : 'later screens'
  }
  return files.map(({ path, integrity }) => ({
    file: path,
    integrity,
    reason: `${roleOf(path)} of ${title.en}: ${drawn.join(', ') || 'no page yet'}`,
  }))
}

async function shellFiles(store: Store, built: BuiltShell): Promise<Listed[]> {
  const list = await shellFileList(store, built)
  return Object.entries(list).map(([file, sha256]) => ({
    file,
    integrity: `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`,
    reason: `${shellRole(file)} of the ${shellName}`,
  }))
}

function shellRole(file: string): string {
  if (/^sw[\w-]*\.js$/.test(file)) return 'service worker'
  if (file.startsWith('workers/')) return 'worker'
  if (file.startsWith('kit.')) return 'UI kit'
  return file.startsWith('main.') ? 'first screen' : 'later screens'
}
