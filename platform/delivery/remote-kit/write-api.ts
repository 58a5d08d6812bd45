import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { platformVersion } from '../../contract/platform'
import { workspace } from '../build/packages'
import { versionOf } from '../webpack/remote-version'
import { annotatePureCalls } from './annotate-pure-calls'
import { type Declared, packedDeclarations } from './declared-types'
import { pinnedRanges } from './pinned-versions'
import { writeFiles, writeManifest } from './write-files'

/** An operation that a module of the contract exports, by that name. */
interface Operation {
  readonly name: string
  readonly method: string
  readonly path: string
}
const openapiFile = 'openapi.json'

type Doors = ReadonlyMap<string, readonly Operation[]>

/**
 * Writes `@sarv/api`: schemas, types and endpoints of a product's API, with a door for each module that exports endpoints, and
 * its OpenAPI document where a module `openapi` makes one.
 * @param contract folder of the modules, whose imports are the platform's `endpoint`, zod and their own package
 * @param folder where the package comes to stand
 */
export async function writeApi(contract: string, folder: string): Promise<void> {
  const source = path.resolve(workspace, contract)
  const doors = await readDoors(source)
  const files = new Map([
    ...(await bundleDoors(source, doors)),
    ...declaredDoors(source, doors),
    ...(await describedApi(source)),
  ])
  writeFiles(folder, files)
  const product = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8'))
  const exported = [...doors.keys()].map((name) => [`./${name}`, { types: `./${name}.d.ts`, default: `./${name}.js` }])
  writeManifest(folder, {
    name: '@sarv/api',
    version: versionOf(product.version, [...files].flat().join('\n')),
    description: 'Schemas, types and endpoints of the product API',
    exports: {
      ...Object.fromEntries(exported),
      ...(files.has(openapiFile) && { [`./${openapiFile}`]: `./${openapiFile}` }),
      './package.json': './package.json',
    },
    files: ['**/*.js', '**/*.d.ts', openapiFile],
    sideEffects: false,
    dependencies: pinnedRanges(['zod']),
    peerDependencies: { '@sarv/contract': `^${platformVersion}` },
  })
}

/** Runs the modules, whose paths may be put together from others. */
async function readDoors(source: string): Promise<Doors> {
  const files = readdirSync(source).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const doors = await Promise.all(
    files.map(async (file) => {
      const exported: object = await import(pathToFileURL(path.join(source, file)).href)
      return [file.replace(/\.ts$/, ''), Object.entries(exported).flatMap(operationOf)] as const
    }),
  )
  return new Map(doors.filter(([, operations]) => operations.length > 0))
}

function operationOf([name, value]: [string, unknown]): Operation[] {
  if (typeof value !== 'object' || value === null || !('method' in value && 'path' in value && 'reply' in value))
    return []
  return [{ name, method: String(value.method), path: String(value.path) }]
}

/** JavaScript of the doors, and what they have in common, as files of the package. */
async function bundleDoors(source: string, doors: Doors): Promise<Declared> {
  const { outputFiles } = await build({
    absWorkingDir: workspace,
    entryPoints: Object.fromEntries([...doors.keys()].map((name) => [name, `door:${name}`])),
    outdir: source,
    write: false,
    bundle: true,
    splitting: true,
    chunkNames: 'common/[name]-[hash]',
    format: 'esm',
    target: 'es2022',
    external: ['zod'],
    plugins: [doorSources(source, doors)],
    logLevel: 'error',
  })
  return new Map(outputFiles.map((file) => [path.relative(source, file.path), annotatePureCalls(file.text)]))
}

/**
 * A door says method and path of each operation in one object, as literals: by them `sarv build` finds in the output of any
 * bundler what a remote may call.
 */
function doorSources(source: string, doors: Doors): Plugin {
  return {
    name: 'doors of the API',
    setup(build) {
      build.onResolve({ filter: /^door:/ }, (door) => ({ path: door.path.slice('door:'.length), namespace: 'door' }))
      build.onLoad({ filter: /./, namespace: 'door' }, ({ path: name }) => {
        const said = doors.get(name)?.map(({ name, ...literals }) => {
          return `export const ${name} = operation(declared.${name}, ${JSON.stringify(literals)})`
        })
        const contents = [
          `import * as declared from './${name}'`,
          `export * from './${name}'`,
          'const operation = (endpoint, literals) => ({ ...endpoint, ...literals })',
          ...(said ?? []),
        ]
        return { contents: contents.join('\n'), resolveDir: source }
      })
    },
  }
}

/** The OpenAPI document, whose server is the one that is asked for it. */
async function describedApi(source: string): Promise<Declared> {
  const module = path.join(source, 'openapi.ts')
  if (!existsSync(module)) return new Map()
  const { openapi } = (await import(pathToFileURL(module).href)) as { openapi: (server: string) => unknown }
  return new Map([[openapiFile, `${JSON.stringify(openapi('/'), undefined, 2)}\n`]])
}

function declaredDoors(source: string, doors: Doors): Declared {
  const sourceOf = (file: string) => path.relative(workspace, file).replaceAll(path.sep, '/').replace(/\.ts$/, '')
  const folder = sourceOf(source)
  return packedDeclarations(
    [...doors.keys()].map((name) => `${folder}/${name}`),
    (file) => {
      if (file.startsWith('platform/')) return undefined
      const name = path.posix.relative(folder, file)
      return doors.has(name) ? name : `common/${file}`
    },
    (imported, from) => {
      const file = path.join(workspace, `${from}.ts`)
      if (imported.startsWith('.')) return sourceOf(path.join(path.dirname(file), imported))
      return imported.startsWith('@sarv/') ? sourceOf(createRequire(file).resolve(imported)) : undefined
    },
  )
}
