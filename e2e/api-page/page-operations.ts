import { readFileSync } from 'node:fs'
import path from 'node:path'
import { remoteFolders, workspace } from '@sarv/platform/delivery/build/packages'
import { everyEndpoint, type NamedEndpoint } from '@sarv/shared/contract/every-endpoint'
import { build, type Plugin } from 'esbuild'
import { galleryPage, hostPages, notFoundPage } from '../../host/src/routing/host-pages'

/** A page, or what runs beside the pages, and the product's operations that its code can call. */
export interface PageOperations {
  /** Path of the route; undefined for what runs with each page of its owner. */
  readonly path: string | undefined
  /** Name of the remote, or `host`. */
  readonly owner: string
  /** Names of operations, sorted. */
  readonly operations: readonly string[]
}

/** A module from which one page is built: the file that it stands for, and its text. */
interface Entry extends Omit<PageOperations, 'operations'> {
  readonly file: string
  readonly text: string
}

const contract = path.join(workspace, 'shared/src/contract')
const hostScreens = path.join(workspace, 'host/src/app/host-screen.tsx')

/**
 * Operations of each page of the shell and of the remotes: those that are left in a bundle of the page alone after tree
 * shaking. A page can call an operation only under some conditions, so this may list more than one visit calls.
 */
export async function pageOperations(): Promise<PageOperations[]> {
  const entries = [...hostEntries(), ...remoteFolders().flatMap(remoteEntries)]
  const { outputFiles } = await build({
    absWorkingDir: workspace,
    entryPoints: Object.fromEntries(entries.map((_, index) => [`page-${index}`, `page:${index}`])),
    outdir: workspace,
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.svg': 'empty', '.png': 'empty', '.woff2': 'empty' },
    plugins: [productSources(entries)],
    logLevel: 'error',
  })
  return entries.map(({ path: route, owner }, index) => {
    const text = outputFiles.find((file) => file.path.endsWith(`/page-${index}.js`))?.text ?? ''
    const found = [...text.matchAll(/"operation:(\w+)"/g)].map(([, name = '']) => name)
    return { path: route, owner, operations: [...new Set(found)].sort() }
  })
}

/** The shell by itself, and its pages. */
function hostEntries(): Entry[] {
  const file = path.join(workspace, 'host/src/bootstrap.tsx')
  const paths = new Map<string, string>([...hostPages, galleryPage, notFoundPage].map((page) => [page.key, page.path]))
  const [, before = '', record = ''] =
    /^([\s\S]*)\nconst screens[^\n]*= \{\n([\s\S]*?)\n\}\n/.exec(readFileSync(hostScreens, 'utf8')) ?? []
  return [
    { path: undefined, owner: 'host', file, text: readFileSync(file, 'utf8') },
    ...[...record.matchAll(/^ {2}'?([\w-]+)'?: (.*),$/gm)].map(([, key = '', screen]) => ({
      path: paths.get(key),
      owner: 'host',
      file: hostScreens,
      text: pageModule(before, screen),
    })),
  ]
}

/** A screen with its path, or the call of `lazyRoute` with both. */
const screenOrRoute =
  /\{\s*path: '([^']+)',\s*screen: ([^{}]*?),?\s*\}|lazyRoute\(\s*'([^']+)',\s*(async [\s\S]*?\)\)\.\w+)/g

/** What a remote does at its start, and its pages by its list of screens. */
function remoteEntries(folder: string): Entry[] {
  const { name: owner } = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'))
  const index = path.join(folder, 'src/index.ts')
  const file = path.join(folder, 'src/routes.tsx')
  const [before = '', list = ''] = readFileSync(file, 'utf8').split(/^export const screens.*$/m)
  return [
    { path: undefined, owner, file: index, text: readFileSync(index, 'utf8') },
    ...[...list.matchAll(screenOrRoute)].map(([, at, screen, lazyAt, load]) => ({
      path: at ?? lazyAt,
      owner,
      file,
      text: pageModule(before, screen ?? load),
    })),
  ]
}

/** One screen of a list of them, with what stands before the list. */
function pageModule(before: string, screen = ''): string {
  return `${before.replaceAll(/ = (lazy(?:Screen|Page))/g, ' = /* @__PURE__ */ $1')}\nexport const screen = ${screen}\n`
}

/** Reads the product's own modules; an operation of the contract becomes a text with its name. */
function productSources(entries: readonly Entry[]): Plugin {
  const endpoints = everyEndpoint()
  // The pages have entries of their own.
  const apart = new Set([hostScreens, ...entries.map(({ file }) => file).filter((file) => file.endsWith('routes.tsx'))])
  return {
    name: 'sources of the product',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^page:/ }, ({ path: at }) => ({ path: at, namespace: 'page' }))
      onResolve({ filter: /./ }, async ({ path: imported, pluginData, ...from }) => {
        if (pluginData === 'found') return undefined
        if (!/^(?:[./]|@sarv\/)/.test(imported)) return { external: true }
        const found = await resolve(imported, { ...from, pluginData: 'found' })
        return { ...found, sideEffects: false }
      })
      onLoad({ filter: /./, namespace: 'page' }, ({ path: at }) => {
        const { file, text } = entries[Number(at.slice('page:'.length))] as Entry
        return { contents: text, loader: 'tsx', resolveDir: path.dirname(file) }
      })
      onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
        if (apart.has(file)) return { contents: 'export const screens = [], HostScreen = undefined' }
        const named = endpoints.filter(({ area }) => path.join(contract, `${area}.ts`) === file)
        return named.length > 0 ? { contents: await markedModule(file, named) } : undefined
      })
    },
  }
}

/** A module of the contract with nothing but names. */
async function markedModule(file: string, named: readonly NamedEndpoint[]): Promise<string> {
  const operations = new Set(named.map(({ name }) => name))
  return Object.keys(await import(file))
    .map((name) => `export const ${name} = ${operations.has(name) ? `"operation:${name}"` : 'undefined'}`)
    .join('\n')
}
