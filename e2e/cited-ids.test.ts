import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { citedIn, definedIn } from './citations'
import { headingsIn, isThere, linksIn, pathsIn } from './documented-paths'
import { workspaceFiles } from './workspace-files'

const workspace = path.resolve(import.meta.dirname, '..')
const files = workspaceFiles(workspace)
const folders = [...new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''))]
const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8')

/** What is written by hand and may cite an id. */
const sources = files.filter(
  (file) => /\.(tsx?|m?js|cjs|css|sql|sh|conf|md|ya?ml|json)$/.test(file) && !file.startsWith('pnpm-lock'),
)
const pages = files.filter((file) => /^(README|docs\/[\w-]+)\.md$/.test(file))
const records = files.filter((file) => /^docs\/decisions\/.*\.md$/.test(file))
const defined = pages.flatMap((page) => definedIn(read(page)))

test('every id of a threat, a fault, a habit, a requirement or a decision that is cited is defined in docs', () => {
  const known = new Set(defined)
  const unknown = sources.flatMap((file) =>
    citedIn(read(file))
      .filter((id) => !known.has(id))
      .map((id) => `${id} in ${file}`),
  )
  expect(unknown).toEqual([])
})

test('an id is defined once', () => {
  expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([])
})

test('every path of the repository that README and docs name is there', () => {
  const missing = pages.flatMap((page) =>
    pathsIn(read(page), folders)
      .filter((named) => !isThere(named, files))
      .map((named) => `${named} in ${page}`),
  )
  expect(missing).toEqual([])
})

test('every link of README, docs and the decision records leads to a file and a heading', () => {
  const dead = [...pages, ...records].flatMap((page) =>
    linksIn(read(page))
      .filter((link) => !leadsSomewhere(page, link))
      .map(({ to, heading }) => `${to}${heading === undefined ? '' : `#${heading}`} in ${page}`),
  )
  expect(dead).toEqual([])
})

test.each([
  ['PLT-011…013 five headers (T9, F2 … F4)', ['F2', 'F4', 'PLT-011', 'PLT-013', 'T9']],
  ['D-42 at 2026-11-21T08:30:00Z or T12:30, U+202A, sha512-U73+6lQ/T5==, F0, T100', ['D-42']],
  ['U21: never inside a payment', ['U21']],
])('%j cites %j', (text, ids) => expect(citedIn(text)).toEqual(ids))

test.each([
  ['see `platform/page/server/` and `GET /home`', ['platform/page/server/']],
  ['`tsx host/server/development.ts <folder>` of `SARV_ORIGIN/home`', ['host/server/development.ts']],
  ['`invest/home`, `host/dist`, `no/such`, `main.ts`', ['no/such', 'main.ts']],
  ['```sh\nnpx tsx host/server/development.ts\n```', ['host/server/development.ts']],
])('%j names the paths %j', (page, paths) => {
  expect(pathsIn(page, ['host', 'remote-invest'])).toEqual(paths)
})

function leadsSomewhere(page: string, { to, heading }: ReturnType<typeof linksIn>[number]): boolean {
  const target = to === '' ? page : path.posix.join(path.posix.dirname(page), to)
  if (!files.some((file) => file === target || file.startsWith(`${target}/`))) return false
  return heading === undefined || headingsIn(read(target)).includes(heading)
}
