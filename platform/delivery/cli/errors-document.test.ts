import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { workspace } from '../build/packages'
import { errorTable } from '../errors/error-table'
import { commands } from './commands'
import { errorsDocument } from './errors-document'

test('docs/errors.md lists every numbered error with its fix', () => {
  expect(readFileSync(path.join(workspace, 'docs/errors.md'), 'utf8')).toBe(errorsDocument())
})

test('the numbers rise, and every fix that names a command names one that there is', () => {
  const codes = Object.keys(errorTable)
  expect(codes).toEqual([...codes].sort())
  const named = Object.values(errorTable).flatMap(({ fix }) =>
    [...fix.matchAll(/pnpm sarv ([a-z]+)/g)].map(([, name]) => name),
  )
  const known: string[] = commands.map(({ name }) => name)
  expect(named.filter((name) => name === undefined || !known.includes(name))).toEqual([])
})
