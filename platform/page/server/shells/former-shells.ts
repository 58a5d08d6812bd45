import { LRUCache } from 'lru-cache'
import type { CataloguedShell } from '../../../contract/catalogued-shell'
import { runningShells } from '../../../delivery/store/catalogue/replaced-shells'
import { openStore } from '../../../delivery/store/open-store'
import type { Store } from '../../../delivery/store/store'
import { replacedShellFiles, shellFile, shellFilesIn } from '../../../delivery/store/versions/shell-files'
import {
  type FileList,
  type NamedShell,
  shellFileIn,
  shellFileList,
} from '../../../delivery/store/versions/shell-store'
import type { ServedCatalogue } from '../catalogue/served-catalogue'

/** Files of shells that open tabs run, also of such that other servers have loaded. */
interface ShellFiles {
  /** Undefined when no shell has it. */
  read(file: string): Promise<Uint8Array | undefined>
  /** The files of the shells that were replaced last. @param most how many shells */
  replaced(most: number): Promise<readonly string[]>
}

export type FormerShells = () => Promise<ShellFiles>

/** Lists of published shells that are kept; they never change. */
const keptLists = 64
/** Cache TTL of the list of announced shells; milliseconds. */
const fresh = 1_000

/**
 * Finds the files of former shells: of those that the catalogue names, or where it names none, of those that were kept when
 * document servers of them started.
 * @param address of the store; undefined where there is none
 */
export function createFormerShells(
  address: string | undefined,
  catalogue: () => Promise<Pick<ServedCatalogue, 'shell'>>,
): FormerShells {
  if (address === undefined) return async () => ({ read: async () => undefined, replaced: async () => [] })
  const listOf = publishedLists()
  const startedFiles = startedLists()
  return async () => {
    const [store, { shell }] = await Promise.all([openStore(address), catalogue()])
    return shell ? publishedFiles(store, shell, listOf) : startedFiles(store)
  }
}

/** Of the shells that a catalogue names, also those that run: another server may have loaded a newer one. */
function publishedFiles(store: Store, shell: CataloguedShell, listOf: ListOf): ShellFiles {
  const former = shell.replaced ?? []
  return {
    async read(file) {
      for (const one of [...runningShells(shell), ...former]) {
        const list = await listOf(store, one)
        if (file in list) return shellFileIn(store, one.version, file, list)
      }
      return undefined
    },
    async replaced(most) {
      const lists = await Promise.all(former.slice(0, most).map((one) => listOf(store, one)))
      return [...new Set(lists.flatMap((list) => Object.keys(list)))]
    },
  }
}

type ListOf = (store: Store, shell: NamedShell) => Promise<FileList>

function publishedLists(): ListOf {
  const lists = new LRUCache<string, FileList, { store: Store; shell: NamedShell }>({
    max: keptLists,
    fetchMethod: (_key, _stale, { context: { store, shell } }) => shellFileList(store, shell),
  })
  return async (store, shell) => (await lists.fetch(shell.files, { context: { store, shell } })) ?? {}
}

/** Of the shells that document servers have had of their own. */
function startedLists(): (store: Store) => ShellFiles {
  let known: Promise<ReadonlySet<string>> | undefined
  let readAt = 0
  const isKept = async (store: Store, file: string) => {
    if (!known || Date.now() - readAt > fresh) {
      readAt = Date.now()
      known = shellFilesIn(store)
      known.catch(() => (known = undefined))
    }
    return (await known).has(file)
  }
  return (store) => ({
    read: async (file) => ((await isKept(store, file)) ? (await shellFile(store, file))?.body : undefined),
    replaced: (most) => replacedShellFiles(store, most),
  })
}
