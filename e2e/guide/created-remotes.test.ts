import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createRemote } from '@sarv/platform/delivery/cli/create-remote'

// The quick core of clean-clone.test.ts. Types and dead code of what is created are those of the templates, which lie in the
// workspace; lint, format and import borders depend on names and on the folder of the created remote.

const workspace = path.resolve(import.meta.dirname, '../..')
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sarv-created-'))
  cpSync(path.join(workspace, 'biome.json'), path.join(folder, 'biome.json'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** What the linter says of the created remotes; empty when nothing. */
function lint(): Promise<string> {
  const biome = path.join(workspace, 'node_modules/.bin/biome')
  const words = ['check', '--error-on-warnings', '--vcs-enabled=false', '--colors=off', '.']
  return new Promise((resolve) => {
    execFile(biome, words, { cwd: folder }, (error, stdout, stderr) => resolve(error ? stdout + stderr : ''))
  })
}

test('what `create` makes passes lint, format and import borders, whatever it is called', async () => {
  for (const [index, name] of ['a', 'loans', 'zakat_and_charity_of_the_house_2'].entries())
    for (const plain of [false, true])
      createRemote(folder, {
        name: plain ? `${name}_plain` : name,
        title: { fa: 'وام', en: 'Loans' },
        ...(index > 0 && { owner: 'loan-team' }),
        plain,
      })
  expect(await lint()).toBe('')
})
