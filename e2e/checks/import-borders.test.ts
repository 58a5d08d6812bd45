import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const workspace = path.resolve(import.meta.dirname, '../..')

type Import = readonly [file: string, imported: string]

const forbidden: readonly Import[] = [
  ['remote-pma/src/a.tsx', '../../remote-bank/src/card/card-screen'],
  ['remote-pma/src/b.tsx', '@sarv/remote-bank/src/index'],
  ['remote-pma/src/c.tsx', '@sarv/host/server/page'],
  ['remote-pma/src/d.tsx', '../../host/src/services'],
  ['remote-pma/src/e.tsx', 'react-router-dom'],
  ['remote-pma/src/z.ts', 'zod/mini'],
  ['remote-new/src/a.tsx', '../../remote-newer/src/routes'],
  ['host/src/f.tsx', '../../remote-invest/src/index'],
  ['host/src/g.tsx', '@sarv/remote-invest/src/index'],
  ['host/src/h.tsx', '@sarv/sandbox/src/app'],
  ['shared/src/ui/i.tsx', '../../../host/src/services'],
  ['shared/src/ui/j.tsx', '../../../remote-invest/src/index'],
  ['sandbox/src/k.ts', '../../remote-invest/src/index'],
]
/** What of `@sarv/shared` is the shell's own: a remote that imported it would bundle a second one, or a test double. */
const internals: readonly Import[] = [
  '@sarv/shared/internal/auth/token-service',
  '@sarv/shared/internal/auth/session',
  '@sarv/shared/internal/storage/secure-storage',
  '@sarv/shared/internal/api/create-api',
  '@sarv/shared/internal/api/current-api',
  '@sarv/shared/internal/events/bus',
  '@sarv/shared/internal/remote/platform-context',
  '@sarv/shared/internal/analytics/create-analytics',
  '@sarv/shared/internal/i18n/create-i18n',
  '@sarv/shared/internal/async/with-timeout',
  '@sarv/shared/auth/session',
  '@sarv/shared/api/create-api',
  '@sarv/shared/storage/secure-storage',
  '@sarv/shared/testing/control',
  '@sarv/delivery/webpack/base',
  '@sarv/delivery/local/run-process',
  '@sarv/delivery/store/open-store',
  '../../shared/src/auth/session',
  '../../../shared/src/remote/platform-context',
  '../../delivery/local/run-process',
].map((imported, index) => [`remote-pma/src/internal-${index}.ts`, imported])
/** What the shell, the sandbox and `shared` itself keep out: building and shipping. */
const shipping: readonly Import[] = [
  ['host/src/r.ts', '@sarv/delivery/store/open-store'],
  ['shared/src/api/s.ts', '@sarv/delivery/store/open-store'],
  ['sandbox/src/t.ts', '@sarv/delivery/local/run-process'],
  ['delivery/local/u.ts', '@sarv/host/server/page'],
  ['delivery/console/page/v.ts', '../../store/open-store'],
  ['delivery/console/page/remotes/w.ts', '../../api/remote-list'],
  ['delivery/console/page/x.ts', '@sarv/delivery/store/open-store'],
]
const forbiddenClient: readonly Import[] = [
  ['remote-invest/src/l.ts', 'oidc-client-ts'],
  ['host/src/m.tsx', 'oidc-client-ts'],
  ['shared/src/api/n.ts', 'oidc-client-ts'],
  ['shared/src/calendar/arithmetic/n.ts', 'oidc-client-ts'],
]
/** jalali-moment has one home: an import elsewhere could bring it before the first paint. */
const forbiddenCalendar: readonly Import[] = [
  ['remote-invest/src/x.ts', 'jalali-moment'],
  ['remote-invest/src/x.test.ts', 'jalali-moment'],
  ['host/src/x.tsx', 'jalali-moment'],
  ['sandbox/src/x.ts', 'jalali-moment'],
  ['shared/src/calendar/x.ts', 'jalali-moment'],
  ['shared/src/ui/dates/x.tsx', 'jalali-moment'],
  ['shared/src/auth/x.ts', 'jalali-moment'],
]
const allowed: readonly Import[] = [
  ['shared/src/calendar/arithmetic/x.ts', 'jalali-moment'],
  ['shared/src/auth/o.ts', 'oidc-client-ts'],
  ['remote-pma/src/p.tsx', '@sarv/shared/platform'],
  ['host/src/q.tsx', '@sarv/shared/internal/auth/session'],
  ['host/server/v.ts', '@sarv/delivery/store/open-store'],
  ['delivery/console/page/y.ts', '../contract'],
  ['delivery/console/page/remotes/z.ts', '@sarv/shared/internal/i18n/language'],
  ['remote-pma/webpack.config.ts', '@sarv/delivery/webpack/remote-preset'],
  ['remote-pma/src/w.test.tsx', '@sarv/shared/testing/control'],
  ...publicModules().map((name, index): Import => [`remote-pma/src/public-${index}.ts`, name]),
]

/** What the linter says about each of those imports, by file: the workspace's own rules over a small tree. */
let said = new Map<string, string>()
const tree = mkdtempSync(path.join(tmpdir(), 'sarv-borders-'))

beforeAll(() => {
  copyFileSync(path.join(workspace, 'biome.json'), path.join(tree, 'biome.json'))
  const all = [...forbidden, ...internals, ...shipping, ...forbiddenClient, ...forbiddenCalendar, ...allowed]
  for (const [file, imported] of all) {
    mkdirSync(path.join(tree, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(tree, file), `import { thing } from '${imported}'\n\nexport const kept = thing\n`)
  }
  const biome = path.join(workspace, 'node_modules/.bin/biome')
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.']
  const { stdout } = spawnSync(biome, args, { cwd: tree, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string | { file: string } } }[]
  }
  said = new Map(
    diagnostics.map(({ category, location }) => [
      typeof location.path === 'string' ? location.path : location.path.file,
      category,
    ]),
  )
})

afterAll(() => rmSync(tree, { recursive: true }))

test.each([...forbidden, ...internals, ...shipping])('HST-060 an import in %s of %s fails the check', (file) => {
  expect(said.get(file)).toBe('lint/style/noRestrictedImports')
})

test.each(forbiddenClient)('PLT-010 an import in %s of %s fails the check', (file) => {
  expect(said.get(file)).toBe('lint/style/noRestrictedImports')
})

test.each(forbiddenCalendar)('an import in %s of %s fails the check', (file) => {
  expect(said.get(file)).toBe('lint/style/noRestrictedImports')
})

test.each(allowed)('an import in %s of %s passes', (file) => {
  expect(said.get(file)).toBeUndefined()
})

test('no door of @sarv/shared leads to what stands outside src', () => {
  const { exports } = sharedPackage()
  const targets = Object.entries(exports).filter(([door]) => door !== './package.json')
  expect(targets.filter(([, target]) => !target.startsWith('./src/'))).toEqual([])
})

function sharedPackage(): { exports: Record<string, string> } {
  return JSON.parse(readFileSync(path.join(workspace, 'shared/package.json'), 'utf8'))
}

/** A module behind each public door of `@sarv/shared`. */
function publicModules(): string[] {
  return Object.keys(sharedPackage().exports)
    .filter((door) => !/^\.\/(internal|testing|package)/.test(door) && !/\.css$|locales/.test(door))
    .map((door) => `@sarv/shared${door.slice(1).replace('*', 'thing')}`)
}
