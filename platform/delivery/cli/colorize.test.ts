import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '@jest/globals'
import { paint } from './colorize'

const screen = [
  '✓ page policy',
  '✗ platform contract',
  '    SARV-401  It needs another host.',
  '         fix  Run `pnpm sarv status`.',
  'pma  OFF since 12:04Z',
  'SARV-211 in a sentence; a prefix of it is no fix',
].join('\n')

test('numbers, marks, fixes and commands stand out on a terminal, and no letter is another one', () => {
  const painted = paint(screen)
  for (const part of ['✓', '✗', 'SARV-401', 'fix', '`pnpm sarv status`', 'OFF since', 'SARV-211'])
    expect(painted).toMatch(new RegExp(`\\u001b\\[\\d+m${part}\\u001b`))
  expect(painted.split('\n')[5]).toMatch(/no fix$/)
  expect(stripVTControlCharacters(painted)).toBe(screen)
})
