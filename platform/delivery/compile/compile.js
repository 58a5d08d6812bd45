import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

// JavaScript, since it runs before there is a compiler.

const workspace = path.resolve(import.meta.dirname, '../../..')

/** Packages of many small modules, none of which looks for its own files: finding and reading them was half of a start. */
const bundled = ['jose', 'semver', 'zod']

/** What every compilation reads beside its sources. */
const readByAll = [
  'platform/delivery/compile/compile.js',
  'platform/package.json',
  'pnpm-lock.yaml',
  'shared/package.json',
  'tsconfig.json',
]

/**
 * Compiles a program to JavaScript with source maps, unless its sources are those of the last time.
 * @param {string} entry its TypeScript file
 * @returns {Promise<string>} the compiled file; what it reads beside its sources, and most npm packages, stay where they are
 */
export async function compile(entry) {
  const { name, folder, record } = placeOf(entry)
  const known = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : undefined
  // Packed: an image has neither sources nor a compiler.
  const isCurrent = known?.packed || (known?.digest !== undefined && known.digest === digestOf(known.inputs))
  if (isCurrent) return path.join(folder, known.file)
  const { file, inputs } = await bundle(name, folder, { plugins: [outside, inPlace] })
  replaceFile(record, JSON.stringify({ file, inputs, digest: digestOf(inputs) }))
  forgetOld(folder)
  return path.join(folder, file)
}

/**
 * Compiles a program with its packages, for an image that has none: there `compile` takes it as it is.
 * @param {string} entry its TypeScript file
 * @param {readonly string[]} external packages that stay where they are: those that look for files of their own, and tools of builds
 */
export async function pack(entry, external) {
  const { name, folder, record } = placeOf(entry)
  // CommonJS packages ask for Node's modules by `require`.
  const js = `import { createRequire as requireFor } from 'node:module'; const require = requireFor(import.meta.url);`
  const { file } = await bundle(name, folder, { plugins: [inPlace], external, banner: { js } })
  replaceFile(record, JSON.stringify({ file, packed: true }))
}

function placeOf(entry) {
  const name = path.relative(workspace, path.resolve(entry))
  const folder = path.join(workspace, '.cache/compiled', name.replaceAll(path.sep, '.'))
  return { name, folder, record: path.join(folder, 'compiled.json') }
}

/**
 * SHA-256 of sizes and times of these files, which takes a tenth of reading them, and of where they are: addresses of files
 * stand in what is compiled.
 */
function digestOf(inputs) {
  const digest = createHash('sha256').update(workspace)
  const common = readByAll.filter((name) => existsSync(path.join(workspace, name)))
  for (const name of [...common, ...inputs]) {
    const found = statSync(path.join(workspace, name), { throwIfNoEntry: false })
    if (!found) return undefined
    digest.update(`\0${name}\0${found.size}\0${found.mtimeMs}`)
  }
  return digest.digest('hex')
}

async function bundle(name, folder, own) {
  const { build, stop } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    absWorkingDir: workspace,
    entryPoints: { [path.parse(name).name]: name },
    entryNames: '[name]-[hash]',
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.11',
    // Node's own, of which a package may offer its ECMAScript modules under this name alone.
    conditions: ['module-sync'],
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    write: false,
    logLevel: 'error',
    ...own,
  })
  await stop()
  // Their names hold a hash of what is in them: a program that runs keeps its own.
  for (const { path: file, contents } of outputFiles) replaceFile(file, contents)
  const [file] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === name)
  return {
    file: path.relative(folder, path.join(workspace, file)),
    inputs: Object.keys(metafile.inputs).filter(isOurs),
  }
}

/** Files of packages are those of the lockfile. */
const isOurs = (name) => !name.includes('node_modules/')

/** Plugin: all other packages of npm are imported from where they are. */
const outside = {
  name: 'outside',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path: wanted, kind, resolveDir, pluginData }) => {
      if (pluginData === 'asked' || kind === 'entry-point' || isBuiltin(wanted) || wanted.startsWith('@sarv/')) return
      if (bundled.includes(wanted.split('/')[0])) return
      const { path: file, errors } = await resolve(wanted, { kind, resolveDir, pluginData: 'asked' })
      return errors.length > 0 ? { errors } : { path: pathToFileURL(file).href, external: true }
    })
  },
}

/** Plugin: a module still finds what lies beside its source. */
const inPlace = {
  name: 'in-place',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      const meta = { url: pathToFileURL(file).href, dirname: path.dirname(file), filename: file }
      const contents = readFileSync(file, 'utf8').replaceAll(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, key) =>
        JSON.stringify(meta[key]),
      )
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

/** Files of earlier compilations go a day later: what runs may still load a part of its own. */
function forgetOld(folder) {
  const dayAgo = Date.now() - 86_400_000
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    // The draft of another program that compiles the same may be gone meanwhile.
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (written !== undefined && written < dayAgo) rmSync(file, { force: true })
  }
}

/** Atomic write: another program may compile the same meanwhile. */
function replaceFile(file, contents) {
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, contents)
  renameSync(draft, file)
}
