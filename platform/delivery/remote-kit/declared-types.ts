import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { workspace } from '../build/packages'

/** Sources of the kit that others import, each a door of `@sarv/remote-kit`. */
export const kitDoors = ['lifecycles', 'manifest', 'testing'] as const

export const packageSources = 'platform/delivery/remote-kit'

/** What `@sarv/contract` exports. */
export const contractDoor = `${packageSources}/contract`

/** Declarations as TypeScript files, by their path in the package. */
export type Declared = ReadonlyMap<string, string>

/** Declarations of `@sarv/contract`. */
export const contractTypes = (): Declared =>
  packedDeclarations([contractDoor], (source) => (source === contractDoor ? 'index' : source.replace('platform/', '')))

/** Declarations of `@sarv/remote-kit`, which has of the contract only what `@sarv/contract` exports. */
export const kitTypes = (): Declared =>
  packedDeclarations(
    kitDoors.map((door) => `${packageSources}/${door}`),
    (source) => (source.startsWith(`${packageSources}/`) ? path.basename(source) : undefined),
  )

/**
 * Has the compiler declare sources, and takes in what their types reach. Imports are written as Node resolves them: with an
 * ending.
 * @param entries paths from the workspace, without an ending
 * @param placeOf path of a source in the package, without an ending; undefined where `@sarv/contract` has it
 * @param sourceOf the source that an import names; undefined for a package of npm
 */
export function packedDeclarations(
  entries: readonly string[],
  placeOf: (source: string) => string | undefined,
  sourceOf: (imported: string, from: string) => string | undefined = relativeSource,
): Declared {
  const room = mkdtempSync(path.join(tmpdir(), 'sarv-types-'))
  const declared = new Map<string, string>()
  const collect = (source: string, place: string): void => {
    if (declared.has(`${place}.d.ts`)) return
    declared.set(`${place}.d.ts`, '')
    const text = readFileSync(path.join(room, `${source}.d.ts`), 'utf8')
    const address = (imported: string): string => {
      const target = sourceOf(imported, source)
      if (target === undefined) return imported
      const targetPlace = placeOf(target)
      if (targetPlace === undefined) return '@sarv/contract'
      collect(target, targetPlace)
      const relative = path.posix.relative(path.posix.dirname(place), targetPlace)
      return `${relative.startsWith('.') ? '' : './'}${relative}.js`
    }
    const named = /((?:\bfrom |\bimport\()['"])([^'"]+)/g
    const rewritten = text.replaceAll(named, (_, before: string, imported: string) => before + address(imported))
    declared.set(`${place}.d.ts`, rewritten)
  }
  try {
    emit(entries, room)
    for (const entry of entries) collect(entry, placeOf(entry) ?? entry)
    return declared
  } finally {
    rmSync(room, { recursive: true })
  }
}

function relativeSource(imported: string, from: string): string | undefined {
  return imported.startsWith('.') ? path.posix.join(path.posix.dirname(from), imported) : undefined
}

function emit(entries: readonly string[], into: string): void {
  const config = path.join(into, 'tsconfig.json')
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(workspace, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: workspace,
        outDir: into,
        typeRoots: [path.join(workspace, 'node_modules/@types')],
      },
      files: entries.map((entry) => path.join(workspace, `${entry}.ts`)),
      include: [],
    }),
  )
  execFileSync(path.join(workspace, 'node_modules/.bin/tsc'), ['-p', config], { cwd: workspace })
}
