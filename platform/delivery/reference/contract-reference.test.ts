import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { contractPage, withReference } from './contract-reference'

test('docs/contract.md says what the types say; `pnpm reference` writes it again', () => {
  const page = readFileSync(contractPage, 'utf8')
  expect(withReference(page)).toBe(page)
})

test('a page that has lost its marks is not written over', () => {
  expect(() => withReference('# The contract\n')).toThrow('has lost the lines')
})
