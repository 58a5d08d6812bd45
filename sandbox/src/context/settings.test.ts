import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readSettings } from './settings'

test('the password of the database may stand in a file of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sarv-settings-'))
  const file = join(folder, 'password')
  writeFileSync(file, 'a/b c\n')
  const { store } = readSettings({ DATABASE_URL: 'postgres://sarv@database/sarv', DATABASE_PASSWORD_FILE: file })
  rmSync(folder, { recursive: true })
  expect(store).toEqual({ kind: 'server', url: 'postgres://sarv:a%2Fb%20c@database/sarv' })
})

test('an address that carries its password, or needs none, is taken as it is', () => {
  const url = 'postgres://sarv:secret@localhost/sarv'
  expect(readSettings({ DATABASE_URL: url }).store).toEqual({ kind: 'server', url })
})

test.each([
  { SANDBOX_PORT: '70000' },
  { API_PORT: 'x' },
  { SANDBOX_SUBMITS_PER_MINUTE: 'many' },
  { SANDBOX_CODES_PER_DAY: '-1' },
])('a setting that means nothing ends the start with a line that names it: %j', (env) =>
  expect(() => readSettings(env)).toThrow(Object.keys(env)[0]),
)
