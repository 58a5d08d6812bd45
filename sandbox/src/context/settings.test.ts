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
  expect(store).toEqual({ at: 'server', url: 'postgres://sarv:a%2Fb%20c@database/sarv' })
})

test('an address that carries its password, or needs none, is taken as it is', () => {
  const url = 'postgres://sarv:secret@localhost/sarv'
  expect(readSettings({ DATABASE_URL: url }).store).toEqual({ at: 'server', url })
})
