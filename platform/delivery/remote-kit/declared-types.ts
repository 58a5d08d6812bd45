import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { workspace } from '../build/packages'

const remoteTypes = 'platform/contract'

/** What `@sarv/contract` names, by the source that declares it. */
export const named = {
  lifecycles: ['RemoteLifecycles', 'RemoteProps'],
  manifest: ['BuiltRemote', 'ManifestRoute', 'RemoteManifest'],
  platform: ['HeaderOptions', 'Navigation', 'OfferedSection', 'Place', 'Platform', 'StorageSlice'],
} as const

/** Sources of the kit that others import, each a door of `@sarv/remote-kit`. */
export const kitDoors = ['lifecycles', 'manifest', 'testing'] as const

/** Declarations of both packages as TypeScript files, by their path in the package. */
export interface DeclaredTypes {
  readonly contract: ReadonlyMap<string, string>
  readonly kit: ReadonlyMap<string, string>
}

/** Has the compiler declare what remotes of other repositories see, and keeps of it what their types reach. */
export function declaredTypes(): DeclaredTypes {
  const room = mkdtempSync(path.join(tmpdir(), 'sarv-types-'))
  try {
    emit(room)
    const index = Object.entries(named)
      .map(([file, types]) => `export type { ${types.join(', ')} } from './contract/${file}'\n`)
      .join('')
    const contract = new Map([['index.d.ts', index]])
    for (const file of Object.keys(named)) collect(path.join(room, remoteTypes, `${file}.d.ts`), room, contract)
    const kit = new Map(
      kitDoors.map((door) => [
        `${door}.d.ts`,
        readFileSync(path.join(room, `platform/delivery/remote-kit/${door}.d.ts`), 'utf8').replaceAll(
          /'(?:\.\.\/)+contract\/[\w/-]+'/g,
          "'@sarv/contract'",
        ),
      ]),
    )
    return { contract, kit }
  } finally {
    rmSync(room, { recursive: true })
  }
}

function emit(into: string): void {
  const config = path.join(into, 'tsconfig.json')
  const sources = [
    ...Object.keys(named).map((file) => `${remoteTypes}/${file}.ts`),
    ...kitDoors.map((door) => `platform/delivery/remote-kit/${door}.ts`),
  ]
  mkdirSync(into, { recursive: true })
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
      files: sources.map((file) => path.join(workspace, file)),
      include: [],
    }),
  )
  execFileSync(path.join(workspace, 'node_modules/.bin/tsc'), ['-p', config], { cwd: workspace })
}

/** Takes in a declaration and what it imports from beside itself. */
function collect(file: string, room: string, into: Map<string, string>): void {
  const name = path.relative(path.join(room, 'platform'), file)
  if (into.has(name)) return
  const text = readFileSync(file, 'utf8')
  into.set(name, text)
  for (const [, imported = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g)) {
    collect(path.join(path.dirname(file), `${imported}.d.ts`), room, into)
  }
}
