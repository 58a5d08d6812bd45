import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { remoteNames } from '@sarv/platform/delivery/build/packages'
import { build, type Metafile } from 'esbuild'

const workspace = path.resolve(import.meta.dirname, '..')
const remotes = remoteNames()
  .map((name) => `remote-${name}`)
  .filter((folder) => existsSync(path.join(workspace, folder, 'src/routes.tsx')))
/** What the page has once, in the shell. */
const single = [
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  'i18next',
  'react-i18next',
  'valtio',
  'single-spa',
  'zod',
]
const late = ['jalali-moment', 'moment', 'echarts', 'echarts-for-react', 'zrender', 'size-sensor']

const graphs = new Map<string, Promise<Metafile>>()

/** Module graph of the shell or of a remote, as a bundler sees it; a remote takes what is shared from the shell. */
function graphOf(entry: string): Promise<Metafile> {
  const graph = graphs.get(entry) ?? bundle(entry)
  graphs.set(entry, graph)
  return graph
}

async function bundle(entry: string): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: workspace,
    entryPoints: [entry],
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'error',
    jsx: 'automatic',
    loader: Object.fromEntries(['.css', '.svg', '.png', '.woff2'].map((name) => [name, 'empty'])),
    external: [
      'pdfjs-dist/*',
      ...(entry.startsWith('remote-') ? ['@sarv/shared/platform', '@sarv/shared/schema'] : []),
    ],
  })
  return metafile
}

/** The sources that a browser fetches with some: all that they import, and nothing that they import() later. */
function fetchedWith({ inputs }: Metafile, ...sources: string[]): Set<string> {
  const fetched = new Set(sources)
  for (const source of fetched) {
    for (const { path: other, kind, external } of inputs[source]?.imports ?? [])
      if (kind !== 'dynamic-import' && !external) fetched.add(other)
  }
  return fetched
}

/** The pages that a module of routes loads when their address is opened. */
const screensOf = ({ inputs }: Metafile, routes: string) =>
  (inputs[routes]?.imports ?? []).filter(({ kind }) => kind === 'dynamic-import').map(({ path: screen }) => screen)

/** The packages of a list that are among sources. */
function packagesOf(sources: Iterable<string>, listed: readonly string[]): string[] {
  const packages = [...sources].flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [])
  return [...new Set(packages)].filter((name) => listed.includes(name)).sort()
}

const lateOf = (sources: Iterable<string>) => packagesOf(sources, late)

test('no page of the shell begins with the calendar’s arithmetic or a chart', async () => {
  const graph = await graphOf('host/src/main.ts')
  const [routes, gallery] = ['host/src/app/host-screen.tsx', 'host/src/gallery/gallery-screen.tsx']
  expect(lateOf(fetchedWith(graph, 'host/src/main.ts'))).toEqual([])
  const screens = screensOf(graph, routes).filter((screen) => screen !== gallery)
  expect(screens.length).toBeGreaterThan(3)
  expect(screens.map((screen) => [screen, lateOf(fetchedWith(graph, screen))])).toEqual(
    screens.map((screen) => [screen, []]),
  )
  expect(lateOf(fetchedWith(graph, gallery))).toContain('jalali-moment')
})

test('client health: what measures a page comes after the shell has begun', async () => {
  const graph = await graphOf('host/src/main.ts')
  expect(packagesOf(fetchedWith(graph, 'host/src/main.ts'), ['web-vitals'])).toEqual([])
  expect(packagesOf(Object.keys(graph.inputs), ['web-vitals'])).toEqual(['web-vitals'])
})

test.each(remotes)('%s begins neither itself nor a page with the calendar’s arithmetic or a chart', async (remote) => {
  const [entry, routes] = [`${remote}/src/index.ts`, `${remote}/src/routes.tsx`]
  const graph = await graphOf(entry)
  expect(lateOf(fetchedWith(graph, entry))).toEqual([])
  const screens = screensOf(graph, routes)
  expect(screens.map((screen) => [screen, lateOf(fetchedWith(graph, screen))])).toEqual(
    screens.map((screen) => [screen, []]),
  )
})

test('what comes later is there: the investments have all of it', async () => {
  const graph = await graphOf('remote-invest/src/index.ts')
  expect(screensOf(graph, 'remote-invest/src/routes.tsx').length).toBeGreaterThan(10)
  expect(lateOf(Object.keys(graph.inputs))).toEqual(late.toSorted())
})

test.each(remotes)('PLT-006: %s bundles nothing of which the page has one', async (remote) => {
  const { inputs } = await graphOf(`${remote}/src/index.ts`)
  expect(packagesOf(Object.keys(inputs), single)).toEqual([])
})

test('PLT-006: what the page has once is in the shell', async () => {
  const { inputs } = await graphOf('host/src/main.ts')
  expect(packagesOf(Object.keys(inputs), single)).toEqual(single.toSorted())
})
