import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const workspace = path.resolve(import.meta.dirname, '..')

/** What the linter says about one import in a file that would stand at `file`. */
function lintImport(file: string, imported: string): string {
  const { stdout, stderr } = spawnSync('node_modules/.bin/biome', ['lint', `--stdin-file-path=${file}`], {
    cwd: workspace,
    input: `import { thing } from '${imported}'\nexport const kept = thing\n`,
    encoding: 'utf8',
  })
  return stdout + stderr
}

test.each([
  ['remote-pma/src/plan-screen.tsx', '../../remote-bank/src/card/card-screen'],
  ['remote-pma/src/plan-screen.tsx', '@sarv/remote-bank/src/index'],
  ['remote-pma/src/plan-screen.tsx', '@sarv/host/server/page'],
  ['remote-pma/src/plan-screen.tsx', '../../host/src/services'],
  ['remote-pma/src/plan-screen.tsx', 'react-router-dom'],
  ['host/src/app.tsx', '../../remote-invest/src/index'],
  ['host/src/app.tsx', '@sarv/remote-invest/src/index'],
  ['host/src/app.tsx', '@sarv/sandbox/src/app'],
  ['shared/src/ui/button.tsx', '../../../host/src/services'],
  ['shared/src/ui/button.tsx', '../../../remote-invest/src/index'],
  ['sandbox/src/app.ts', '../../remote-invest/src/index'],
])('HST-060 an import in %s of %s fails the check', (file, imported) => {
  expect(lintImport(file, imported)).toContain('noRestrictedImports')
})

test.each(['remote-invest/src/index.ts', 'host/src/app.tsx', 'shared/src/api/create-api.ts'])(
  'PLT-010 the OpenID client in %s fails the check',
  (file) => expect(lintImport(file, 'oidc-client-ts')).toContain('noRestrictedImports'),
)

test.each([
  ['shared/src/auth/identity-client.ts', 'oidc-client-ts'],
  ['remote-pma/src/plan-screen.tsx', '@sarv/shared/platform'],
  ['host/src/app.tsx', '@sarv/shared/auth/session'],
])('an import in %s of %s passes', (file, imported) => {
  expect(lintImport(file, imported)).not.toContain('noRestrictedImports')
})
