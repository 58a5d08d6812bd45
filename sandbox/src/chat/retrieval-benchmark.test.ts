import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { createPerson } from '../seed/person'
import { createFakeClock } from '../testing/fake-clock'
import { openBeforeAll } from '../testing/open-before-all'
import benchmark from '../testing/retrieval-benchmark.json'
import { openTestDatabase } from '../testing/test-database'
import { createBuiltInAnswerer } from './built-in-answerer'
import { makeAnswer } from './make-answer'

const asOf = '2026-11-21T08:30:00Z'
const clock = createFakeClock(asOf)
const db = openBeforeAll(() => openTestDatabase(asOf))
let sub: string
beforeAll(async () => {
  sub = (await db.transaction((sql) => createPerson(sql, clock, { kind: 'card-holder' }))).sub
})

/** The citations of the built-in answerer, best first, as `TYPE link`. */
async function citationsOf(question: string): Promise<string[]> {
  const source = { db, clock, answerers: [createBuiltInAnswerer(0)] }
  const asked = { sub, question, language: 'fa', earlier: [] } as const
  const { actions } = await makeAnswer(source, asked, new AbortController().signal, () => undefined)
  return actions.map(({ action_type, link }) => `${action_type} ${link}`)
}

/** Questions, each with the citation of its answer as type and link, that are answered from another passage than theirs. */
async function wronglyAnswered(questions: Readonly<Record<string, string>>): Promise<string[]> {
  const wrong: string[] = []
  for (const [question, citation] of Object.entries(questions)) {
    const [best = ''] = await citationsOf(question)
    if (best !== citation) wrong.push(`${question} → ${best}`)
  }
  return wrong
}

test('SBX-115: of 40 questions in people’s own words at least 38 are answered from the right passage', async () => {
  expect(Object.keys(benchmark.answered)).toHaveLength(40)
  expect((await wronglyAnswered(benchmark.answered)).slice(2)).toEqual([])
})

test.each([
  'پولم رو چجوری از سبد برداشت کنم؟',
  'می‌خوام پولم رو از سبد بردارم',
  'برداشت از سبد چند روز طول می‌کشد',
  'How do I withdraw from my portfolio?',
])('SBX-115: «%s» is answered with the way to the money of a portfolio', async (question) =>
  expect((await citationsOf(question))[0]).toBe('FAQ_QUESTION 307'),
)

test('SBX-115: of 20 misspelt questions at least 18 are answered from the right passage', async () => {
  expect(Object.keys(benchmark.misspelt)).toHaveLength(20)
  expect((await wronglyAnswered(benchmark.misspelt)).slice(2)).toEqual([])
})

test.each(['fa', 'en'])(
  'SBX-115: each question that the page suggests in %s is answered from its passage',
  async (language) => {
    const dictionary = path.resolve(import.meta.dirname, `../../../remote-support/locales/${language}.json`)
    const { suggested } = JSON.parse(readFileSync(dictionary, 'utf8')).chat as { suggested: Record<string, string> }
    const answers = await Promise.all(
      Object.entries(suggested).map(async ([name, question]) => [name, (await citationsOf(question))[0]]),
    )
    expect(Object.fromEntries(answers)).toEqual({
      ...benchmark.suggested,
      orders: expect.stringMatching(/^ORDER \d+$/),
    })
  },
)

test.each([...benchmark.unknown, ...benchmark.nearlyKnown])(
  'SBX-115: %s is not answered, and leads to the phone and the counselling form',
  async (question) => {
    expect(await citationsOf(question)).toEqual(['EXTERNAL tel:02191000000', 'COUNSELLING null'])
  },
)
