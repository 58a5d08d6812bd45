import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chosenCanaries } from '../../../contract/canary-cookie'
import type { BuiltShell, CataloguedShell } from '../../../contract/catalogued-shell'
import { shellName } from '../../../contract/shell-name'
import { runningShells } from '../../../delivery/store/catalogue/replaced-shells'
import { openStore } from '../../../delivery/store/open-store'
import { sha256Of } from '../../../delivery/store/sha256'
import { downloadShell, fileListOf } from '../../../delivery/store/versions/shell-store'
import { filesOfBuild } from '../../../delivery/store/versions/stored-version'
import type { ServedCatalogue } from '../catalogue/served-catalogue'
import type { Settings } from '../settings'
import { hasShell, loadShell, type Shell } from './shell'

/** The shells of a document server: those that the catalogue names, from the store, or without any the server's own. */
export interface Shells {
  /**
   * Loads the shells that a catalogue names. A canary that cannot be loaded costs those who would try it.
   * @returns why there is no canary
   * @throws Error when the shell that all people run cannot be loaded
   */
  load(catalogue: ServedCatalogue): Promise<string | undefined>
  /** Makes pages of a catalogue in each of its shells, and forgets all others. @throws what would be a 500 for visitors */
  tryOut(catalogue: ServedCatalogue): void
  /** The shell of a visitor, by the canaries in the `Cookie` header; undefined when there is none. */
  of(catalogue: ServedCatalogue, cookies?: string): Shell | undefined
  /** Those that are loaded. */
  all(): readonly Shell[]
}

export function createShells(settings: Settings): Shells {
  const own = hasShell(settings.files) ? loadShell(settings.files, settings) : undefined
  const loaded = new Map<string, Shell>()
  const folder = shellFolder(settings)
  const loadBuild = async (build: BuiltShell) => {
    if (loaded.has(keyOf(build))) return
    const { shellStore } = settings
    if (shellStore === undefined) throw new Error('the shell is in a store, and SARV_FORMER_FILES does not name it')
    const place = path.join(folder(), keyOf(build))
    if (!isWhole(place, build)) {
      rmSync(place, { recursive: true, force: true })
      await downloadShell(await openStore(shellStore), build, place)
    }
    loaded.set(keyOf(build), loadShell(place, settings, build.version))
  }
  const shellsOf = ({ shell }: ServedCatalogue) =>
    shell ? runningShells(shell).flatMap((build) => loaded.get(keyOf(build)) ?? []) : own ? [own] : []
  return {
    async load({ shell }) {
      if (!shell) return undefined
      await loadBuild(shell.current)
      const canary = shell.canary?.built
      return (
        canary &&
        loadBuild(canary).then(
          () => undefined,
          (error: unknown) => `the canary ${shellName}@${canary.version} (${messageOf(error)})`,
        )
      )
    },
    tryOut(catalogue) {
      const shells = shellsOf(catalogue)
      if (shells.length === 0) throw new Error('no shell is loaded')
      for (const shell of shells) shell.tryOut(catalogue)
      const kept = new Set(keptBuilds(catalogue.shell).map(keyOf))
      for (const key of loaded.keys()) if (!kept.has(key)) loaded.delete(key)
      if (kept.size === 0) return
      for (const key of readdirSync(folder())) if (!kept.has(key)) rmSync(path.join(folder(), key), { recursive: true })
    },
    of({ shell }, cookies) {
      if (!shell) return own
      const { current, canary, withdrawn = [] } = shell
      const isTried = canary && chosenCanaries(cookies).get(shellName) === canary.built.version
      const tried = isTried && !withdrawn.includes(canary.built.version) ? loaded.get(keyOf(canary.built)) : undefined
      return tried ?? loaded.get(keyOf(current))
    },
    all: () => (own ? [...loaded.values(), own] : [...loaded.values()]),
  }
}

/** Name of a shell's folder. Two uploads may have one version: a store can be made again. */
const keyOf = ({ version, files }: BuiltShell) => `${version}-${files.slice(0, 16)}`

/** Whether a folder that was filled before a restart has each file as it was published. */
function isWhole(folder: string, { files }: BuiltShell): boolean {
  return existsSync(folder) && sha256Of(fileListOf(filesOfBuild(folder))) === files
}

/** What a rollback leads to is kept too. */
function keptBuilds(shell: CataloguedShell | undefined): readonly BuiltShell[] {
  if (!shell) return []
  return shell.previous ? [...runningShells(shell), shell.previous] : runningShells(shell)
}

/** Where shells are put, beside the kept catalogue; of a server that keeps none in a folder that no other account writes. */
function shellFolder({ catalogue: { keep } }: Settings): () => string {
  let made: string | undefined
  return () => {
    made ??=
      keep === undefined ? mkdtempSync(path.join(tmpdir(), 'sarv-shells-')) : path.join(path.dirname(keep), 'shells')
    mkdirSync(made, { recursive: true })
    return made
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
