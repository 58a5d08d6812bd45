import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { testTitles } from '../proofs/test-titles'
import { engineExceptions, notAskedOf } from './exceptions'

const journeys = path.resolve(import.meta.dirname, '../journeys')

test.each(engineExceptions)('$engine is not asked for a journey of $file that is there ($title)', ({ file, title }) => {
  const titles = testTitles(readFileSync(path.join(journeys, file), 'utf8'))
  expect(titles.filter((known) => known.includes(title ?? ''))).not.toEqual([])
})

test('what is left out of one engine is asked of the other', () => {
  const [exception] = engineExceptions.filter(
    ({ engine, file, title }) =>
      engine === 'firefox' &&
      title &&
      !engineExceptions.some((other) => other.engine === 'webkit' && other.file === file),
  )
  const asked = `firefox ${exception?.file} ${exception?.title}, and more`
  expect(notAskedOf('firefox').some((pattern) => pattern.test(asked))).toBe(true)
  expect(notAskedOf('firefox').some((pattern) => pattern.test('firefox sale.spec.ts sells'))).toBe(false)
  expect(notAskedOf('webkit').some((pattern) => pattern.test(asked))).toBe(false)
})

test('the page of browsers lists what no engine is asked for', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/browsers.md'), 'utf8')
  const rows = engineExceptions.map(
    ({ engine, file, title = 'all', because, reason, instead = '' }) =>
      `| \`${file}\`: ${title} | ${engine} | ${because} | ${reason} | ${instead} |`,
  )
  expect(page).toContain(rows.join('\n'))
})
