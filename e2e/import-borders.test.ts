import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const workspace = path.resolve(import.meta.dirname, '..')

type Import = readonly [file: string, imported: string]

const forbidden: readonly Import[] = [
  ['remote-pma/src/a.tsx', '../../remote-bank/src/card/card-screen'],
  ['remote-pma/src/b.tsx', '@sarv/remote-bank/src/index'],
  ['remote-pma/src/c.tsx', '@sarv/host/server/page'],
  ['remote-pma/src/d.tsx', '../../host/src/services'],
  ['remote-pma/src/e.tsx', 'react-router-dom'],
  ['host/src/f.tsx', '../../remote-invest/src/index'],
  ['host/src/g.tsx', '@sarv/remote-invest/src/index'],
  ['host/src/h.tsx', '@sarv/sandbox/src/app'],
  ['shared/src/ui/i.tsx', '../../../host/src/services'],
  ['shared/src/ui/j.tsx', '../../../remote-invest/src/index'],
  ['sandbox/src/k.ts', '../../remote-invest/src/index'],
]
const forbiddenClient: readonly Import[] = [
  ['remote-invest/src/l.ts', 'oidc-client-ts'],
  ['host/src/m.tsx', 'oidc-client-ts'],
  ['shared/src/api/n.ts', 'oidc-client-ts'],
]
const allowed: readonly Import[] = [
  ['shared/src/auth/o.ts', 'oidc-client-ts'],
  ['remote-pma/src/p.tsx', '@sarv/shared/platform'],
  ['host/src/q.tsx', '@sarv/shared/auth/session'],
]

/** What the linter says about each of those imports, by file: the workspace's own rules over a small tree. */
let said = new Map<string, string>()
const tree = mkdtempSync(path.join(tmpdir(), 'sarv-borders-'))

beforeAll(() => {
  copyFileSync(path.join(workspace, 'biome.json'), path.join(tree, 'biome.json'))
  for (const [file, imported] of [...forbidden, ...forbiddenClient, ...allowed]) {
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

test.each(forbidden)('HST-060 an import in %s of %s fails the check', (file) => {
  expect(said.get(file)).toBe('lint/style/noRestrictedImports')
})

test.each(forbiddenClient)('PLT-010 an import in %s of %s fails the check', (file) => {
  expect(said.get(file)).toBe('lint/style/noRestrictedImports')
})

test.each(allowed)('an import in %s of %s passes', (file) => {
  expect(said.get(file)).toBeUndefined()
})
