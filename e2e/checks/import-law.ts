import path from 'node:path'

/**
 * The import law: which rooms of the repository a file may import from, and which packages have one home. The first row that
 * fits a file counts. Remotes see public doors only: what one bundled of the session, the client or a React context would be
 * a second one in the page.
 */
interface Rule {
  readonly files: RegExp
  /** Files of this repository that may be imported beside those of the same package. */
  readonly may: RegExp
  /** Whether files of the same package may be imported. @default true */
  readonly own?: RegExp
  readonly packagesNot?: RegExp
}

/** What of the platform stands open to remotes; the facade `@sarv/shared/platform` has the rest. */
const remoteDoors =
  /^platform\/(?:client\/(?:api\/(?:endpoint|freshness|numbered-pages|persisted-query|read-failure)|data-use|storage\/(?:local-keys|write-barrier))|lib\/(?:is-object|async\/(?:single-flight|with-lock)))$/

/** What a remote takes from the facade and from `@sarv/shared/schema`, so that a page has one of it. */
const facade =
  /^(?:react-router(?:-dom)?|@tanstack\/react-query|react-i18next|i18next|valtio|mitt|single-spa(?:-react)?|zod)(?:\/|$)/

const isTest = String.raw`(?:\.test\.tsx?$|/testing/)`
const browserRooms = 'platform/(?:contract|client|lib|page/(?:boot|token-worker|trusted-types|service-worker|workers))/'
const nothing = /^$/

const rules: readonly Rule[] = [
  { files: new RegExp(`^${browserRooms}.*${isTest}`), may: /^platform\// },
  // Code that runs in the browser must not import the code that builds and ships it, or the document server.
  {
    files: new RegExp(`^${browserRooms}`),
    may: nothing,
    own: /^platform\/(?!delivery\/|page\/server\/|testing\/)/,
  },
  { files: /^platform\//, may: nothing },
  { files: /^(?:remote-[^/]+|shared\/remote-template)\/webpack\.config\.ts$/, may: /^platform\/delivery\// },
  {
    files: new RegExp(`^(?:remote-[^/]+|shared/remote-template)/.*${isTest}`),
    may: new RegExp(`^shared/src/|^platform/testing/|${remoteDoors.source}`),
    packagesNot: facade,
  },
  {
    files: /^(?:remote-[^/]+|shared\/remote-template)\//,
    may: new RegExp(`^shared/src/(?!testing/)|${remoteDoors.source}`),
    packagesNot: facade,
  },
  { files: new RegExp(`^(?:shared|sandbox|console)/.*${isTest}`), may: /^(?:shared|platform)\// },
  { files: /^shared\//, may: /^platform\/(?!delivery\/|page\/server\/)/ },
  {
    files: /^sandbox\//,
    may: /^(?:shared\/src\/|platform\/(?!delivery\/|page\/server\/)|platform\/delivery\/compile\/compile\.js$)/,
  },
  {
    files: /^console\//,
    may: /^(?:shared\/src\/(?!testing\/)|platform\/(?!delivery\/|page\/server\/)|platform\/delivery\/console\/(?:contract|failing)$)/,
  },
  { files: new RegExp(`^host/.*${isTest}`), may: /^(?:shared|platform)\// },
  { files: /^host\/src\//, may: /^(?:shared\/src\/|platform\/(?!delivery\/|page\/server\/))/ },
  { files: /^host\//, may: /^(?:shared\/src\/|platform\/)/ },
]

/** Packages with one home, each in the file where it is wrapped. */
const homes: readonly { readonly name: string; readonly home: RegExp }[] = [
  // PLT-010
  { name: 'oidc-client-ts', home: /^platform\/client\/session\// },
  // Code of the first paint uses Intl for dates instead.
  { name: 'jalali-moment', home: /^shared\/src\/calendar\/arithmetic\// },
]

/**
 * Why a file may not import something; undefined where it may.
 * @param file path from the repository's root
 * @param imported the specifier as it is written
 * @example importError('platform/client/a.ts', '@sarv/shared/money/rial') // 'platform/client/a.ts must not import @sarv/shared/money/rial'
 */
export function importError(file: string, imported: string): string | undefined {
  const message = `${file} must not import ${imported}`
  const package_ = homes.find(({ name }) => imported === name || imported.startsWith(`${name}/`))
  if (package_) return package_.home.test(file) ? undefined : message
  const rule = rules.find(({ files }) => files.test(file))
  if (!rule) return undefined
  const target = targetOf(file, imported)
  if (target === undefined) return rule.packagesNot?.test(imported) ? message : undefined
  const isOwn = folderOf(target) === folderOf(file)
  const isAllowed = (isOwn && (rule.own?.test(target) ?? true)) || rule.may.test(target)
  return isAllowed ? undefined : message
}

/** The imported file without its ending, from the repository's root; undefined for a package of npm. */
function targetOf(file: string, imported: string): string | undefined {
  if (imported.startsWith('.')) return path.posix.join(path.posix.dirname(file), imported).replace(/\.[jt]sx?$/, '')
  const [, name, rest = ''] = /^@sarv\/([^/]+)\/?(.*)$/.exec(imported) ?? []
  // Packed for other repositories, and installed there.
  if (name === undefined || name === 'remote-kit' || name === 'contract') return undefined
  return name === 'shared' && rest !== 'package.json' ? `shared/src/${rest}` : `${name}/${rest}`
}

const folderOf = (file: string) =>
  file.startsWith('shared/remote-template/') ? 'shared/remote-template' : file.split('/', 1)[0]
