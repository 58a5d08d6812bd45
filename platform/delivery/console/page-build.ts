import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '../build/packages'
import { sourcesDigest } from '../build/sources-digest'
import { contentMetadata } from '../store/content-metadata'
import { replaceFile } from '../store/replace-file'

/** The console's page as it is served: every file by its path. */
export interface BuiltPage {
  readonly script: string
  readonly styles: readonly string[]
  readonly files: ReadonlyMap<string, { readonly type: string; readonly body: Buffer }>
}

const entry = 'console/main.tsx'
const folder = path.join(workspace, '.cache/console')
const record = path.join(folder, 'built.json')

interface BuildRecord {
  readonly script: string
  readonly styles: readonly string[]
  readonly files: readonly string[]
  readonly digest: string
}

/** Builds the page with esbuild, unless its sources are those of the last time; an image has what was built, without sources. */
export async function builtPage(): Promise<BuiltPage> {
  const known = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as BuildRecord) : undefined
  if (known && !existsSync(path.join(workspace, entry))) return readPage(known)
  const digest = sourcesDigest(path.join(workspace, 'console'))
  return readPage(known?.digest === digest ? known : await bundle(digest))
}

function readPage({ script, styles, files }: BuildRecord): BuiltPage {
  const bodies = files.map((file) => {
    const served = `/assets/${file}`
    return [served, { type: contentMetadata(file).contentType, body: readFileSync(path.join(folder, file)) }] as const
  })
  return { script: `/assets/${script}`, styles: styles.map((style) => `/assets/${style}`), files: new Map(bodies) }
}

async function bundle(digest: string): Promise<BuildRecord> {
  const { build, stop } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: workspace,
    entryPoints: [entry],
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    outdir: folder,
    publicPath: '/assets',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file', '.svg': 'file' },
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'error',
  })
  await stop()
  mkdirSync(folder, { recursive: true })
  // Their names hold a hash of what is in them.
  for (const { path: file, contents } of outputFiles) writeFileSync(file, contents)
  const own = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry)
  if (!own) throw new Error('esbuild has built no page')
  const [script, { cssBundle = '' }] = own
  const files = outputFiles.map(({ path: file }) => path.basename(file))
  const style = path.basename(cssBundle)
  const built: BuildRecord = {
    script: path.basename(script),
    // esbuild loads no style sheet of a part that comes later; the page's own, with the order of the layers, stands first.
    styles: [style, ...files.filter((file) => file.endsWith('.css') && file !== style)],
    files,
    digest,
  }
  replaceFile(record, JSON.stringify(built))
  return built
}
