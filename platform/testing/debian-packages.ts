import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

interface WantedPackages {
  /** The packages with what they need, but without what this machine has already. */
  readonly install: readonly string[]
  /** Single packages beside them, from the release or from `unstable`. */
  readonly download?: readonly string[]
  /** As if the machine had nothing: everything comes along. */
  readonly fromNothing?: boolean
}

/**
 * Unpacks Debian packages into the folder `home`, once, from the mirror that this machine uses already. Nothing is
 * installed, and apt's own settings stay as they are. @returns why it could not be done, or undefined when `home` is there
 */
export function unpackDebianPackages(home: string, wanted: WantedPackages): string | undefined {
  if (existsSync(home)) return undefined
  const sources = debianSources()
  if (!sources) return 'this is not a Debian with apt sources'
  mkdirSync(path.dirname(home), { recursive: true })
  const work = mkdtempSync(`${home}-`)
  try {
    unpack(work, sources, wanted)
    // Another process may have been faster: then its copy is as good.
    if (!existsSync(home)) renameSync(path.join(work, 'root'), home)
    return undefined
  } catch (error) {
    return lastLineOf(error)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Where the libraries of unpacked packages are, for LD_LIBRARY_PATH. */
export function libraryFoldersIn(home: string): string[] {
  return ['lib', 'usr/lib'].flatMap((folder) =>
    namesIn(path.join(home, folder))
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => path.join(home, folder, name)),
  )
}

interface Sources {
  readonly mirror: string
  readonly suite: string
}

function debianSources(): Sources | undefined {
  const release = textOf('/etc/os-release')
  const suite = /^VERSION_CODENAME=(\w+)/m.exec(release)?.[1]
  if (!/^ID=debian/m.test(release) || !suite) return undefined
  const folder = '/etc/apt/sources.list.d'
  const named = namesIn(folder).map((name) => path.join(folder, name))
  const texts = ['/etc/apt/sources.list', ...named].map(textOf).join('\n')
  const mirror = /^(?:URIs:|deb(?: \[[^\]]*\])?) *(\S+\/debian)\/?(?:\s|$)/m.exec(texts)?.[1]
  return mirror ? { mirror, suite } : undefined
}

/** In an apt state of its own. What is downloaded alone may be of `unstable`, all else is of the machine's own release. */
function unpack(
  work: string,
  { mirror, suite }: Sources,
  { install, download = [], fromNothing }: WantedPackages,
): void {
  const folder = (name: string) => {
    mkdirSync(path.join(work, name, 'partial'), { recursive: true })
    return path.join(work, name)
  }
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg'
  const sources = [
    'Types: deb',
    `URIs: ${mirror}`,
    `Suites: ${suite}${download.length > 0 ? ' unstable' : ''}`,
    'Components: main',
    `Signed-By: ${keys}`,
  ]
  writeFileSync(path.join(folder('sources'), 'own.sources'), `${sources.join('\n')}\n`)
  const packages = folder('packages')
  const settings = [
    'Debug::NoLocking=1',
    ...(fromNothing ? ['Dir::State::status=/dev/null'] : []),
    'Dir::Etc::sourcelist=/dev/null',
    `Dir::Etc::sourceparts=${path.join(work, 'sources')}`,
    'Dir::Etc::preferences=/dev/null',
    'Dir::Etc::preferencesparts=/dev/null',
    `Dir::State::lists=${folder('lists')}`,
    `Dir::Cache::archives=${packages}`,
    'Dir::Cache::pkgcache=',
    'Dir::Cache::srcpkgcache=',
    'APT::Sandbox::User=root',
    `APT::Default-Release=${suite}`,
  ].flatMap((setting) => ['-o', setting])
  const apt = (...args: string[]) => run('apt-get', ['-qq', ...settings, ...args], packages)
  apt('update')
  apt('install', '-y', '--download-only', '--no-install-recommends', ...install)
  if (download.length > 0) apt('download', ...download)
  // The C library has to be that of the machine's own loader.
  const debs = readdirSync(packages).filter((name) => name.endsWith('.deb') && !name.startsWith('libc6_'))
  for (const deb of debs) run('dpkg', ['-x', deb, path.join(work, 'root')], packages)
}

function run(program: string, args: readonly string[], cwd: string): void {
  execFileSync(program, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function lastLineOf(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  return said.trim().split('\n').at(-1) ?? ''
}
