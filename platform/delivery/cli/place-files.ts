import path from 'node:path'

type Texts = Readonly<Record<string, string>>

/** What an application has of its own, which a remote's files must not be in the way of. */
interface Surroundings {
  has(file: string): boolean
  /** Whether its `.js` files are ES modules. */
  readonly isModule: boolean
}

/** Folders that a remote has a part of for itself. */
const isMoved = (file: string) => /^(?:src|test)\//.test(file)
const isRoot = (file: string) => !file.includes('/')
const endings = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts']
const ending = /\.[cm]?[jt]s$/
const isScript = (file: string) => ending.test(file)

/**
 * Where the files of a template stand beside an application: sources in `src/remote`, tests in `test/remote`, a script of
 * the folder under another name where the application has one of that name, ES modules as `.mjs` where `.js` means
 * CommonJS, and the script that bundles, which awaits at its top level, as `.mts`.
 * @returns those that stand elsewhere than in the template
 */
export function placesBeside(files: readonly string[], { has, isModule }: Surroundings): Record<string, string> {
  const places = files.map((file) => [file, placeOf(file)] as const)
  return Object.fromEntries(places.filter(([file, place]) => file !== place))

  function placeOf(file: string): string {
    if (isMoved(file)) return file.replace('/', '/remote/')
    if (!isRoot(file) || !isScript(file)) return file
    const module = isModule ? file : file.replace(/\.js$/, '.mjs').replace(/^bundle\.ts$/, 'bundle.mts')
    // A bundler takes its configuration by any of these endings.
    const stem = file.replace(ending, '')
    const taken = endings.some((one) => has(`${stem}.${one}`))
    return taken ? module.replace(/(\.config)?(\.[cm]?[jt]s)$/, '.remote$1$2') : module
  }
}

/** The files of a template at their places, with the names of each other that they hold; the lists of package.json too. */
export function atPlaces(files: Texts, places: Texts): Record<string, string> {
  const renamed = Object.entries(places).filter(([file]) => !isMoved(file))
  const areMoved = Object.keys(places).some(isMoved)
  const adapted = (file: string, text: string) => {
    const own = areMoved && isMoved(file) ? leadingOut(file, text) : text
    if (file.startsWith('src/')) return own
    const moved = areMoved ? own.replaceAll(/(?<![\w-])(src|test)\/(?!remote\/)/g, '$1/remote/') : own
    const named = renamed.reduce(
      (before, [from, to]) => before.replaceAll(path.posix.basename(from), path.posix.basename(to)),
      moved,
    )
    return file === 'package.json' ? withConfig(named, renamed) : named
  }
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [places[file] ?? file, adapted(file, text)]))
}

/** Files of a folder name each other relatively and move together: only what leads out of it is one step farther. */
function leadingOut(file: string, text: string): string {
  const depth = file.split('/').length - 2
  return text.replaceAll(/(?<=['"`])(?:\.\.\/)+/g, (steps) => (steps.length / 3 > depth ? `../${steps}` : steps))
}

/** Names the configuration that a bundler would not find by itself. */
function withConfig(text: string, renamed: readonly (readonly [string, string])[]): string {
  const config = renamed.find(([file]) => /^(vite|webpack)\.config\./.test(file))?.[1]
  return config ? text.replace(/(?<="bundle": ")(vite build|webpack)(?=")/, `$1 --config ${config}`) : text
}
