import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { deviationsPage, writtenDeviations } from './deviations-page'

test('docs/deviations.md has the decisions as requirements.md has them; `pnpm reference` writes it', () => {
  expect(readFileSync(deviationsPage, 'utf8')).toBe(writtenDeviations())
})
