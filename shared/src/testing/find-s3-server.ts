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
import { homedir } from 'node:os'
import path from 'node:path'

const version = '5.2.4'
const systemPython = '/usr/bin/python3'

/** What moto's S3 half imports, by Debian's names. */
const libraries = [
  'python3',
  'python3-boto3',
  'python3-botocore',
  'python3-cryptography',
  'python3-flask',
  'python3-flask-cors',
  'python3-requests',
  'python3-responses',
  'python3-werkzeug',
  'python3-xmltodict',
  'python3-antlr4',
]

/** A Python that can import moto, or why there is none. */
export type FoundS3Server =
  | { readonly python: string; readonly env: Readonly<Record<string, string>> }
  | { readonly missing: string }

/**
 * moto's S3 server to test with: unpacked once into the user's cache, from the Debian packages of the mirror that this
 * machine uses already. Nothing is installed, and apt's own settings stay as they are.
 */
export function findS3Server(say: (line: string) => void): FoundS3Server {
  const home = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'sarv', `moto-${version}`)
  if (existsSync(home)) return inside(home)
  const sources = debianSources()
  if (!sources) return { missing: 'moto is taken from Debian packages, and this is no Debian with apt sources' }
  say(`No S3 server on this machine. Unpacking moto ${version} …`)
  mkdirSync(path.dirname(home), { recursive: true })
  const work = mkdtempSync(`${home}-`)
  try {
    unpack(work, sources)
    // Another process may have been faster: then its copy is as good.
    if (!existsSync(home)) renameSync(path.join(work, 'root'), home)
    return inside(home)
  } catch (error) {
    return { missing: `moto ${version} could not be unpacked: ${lastLineOf(error)}` }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function inside(home: string): FoundS3Server {
  const env = { PYTHONPATH: path.join(home, 'usr/lib/python3/dist-packages') }
  const own = path.join(home, 'usr/bin/python3')
  if (!existsSync(own)) return { python: systemPython, env }
  const libraryFolders = ['lib', 'usr/lib'].flatMap((folder) =>
    namesIn(path.join(home, folder))
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => path.join(home, folder, name)),
  )
  return { python: own, env: { ...env, LD_LIBRARY_PATH: libraryFolders.join(':') } }
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

/** Moto from `unstable`, its libraries from the machine's own release, in an apt state of their own. */
function unpack(work: string, { mirror, suite }: Sources): void {
  const folder = (name: string) => {
    mkdirSync(path.join(work, name, 'partial'), { recursive: true })
    return path.join(work, name)
  }
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg'
  const sources = [
    'Types: deb',
    `URIs: ${mirror}`,
    `Suites: ${suite} unstable`,
    'Components: main',
    `Signed-By: ${keys}`,
  ]
  writeFileSync(path.join(folder('sources'), 'store.sources'), `${sources.join('\n')}\n`)
  const packages = folder('packages')
  const settings = [
    'Debug::NoLocking=1',
    // Where Python is, its libraries are; where it is not, it comes along with all of them.
    ...(existsSync(systemPython) ? [] : ['Dir::State::status=/dev/null']),
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
  apt('install', '-y', '--download-only', '--no-install-recommends', ...libraries)
  apt('download', `python3-moto=${version}*`)
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
