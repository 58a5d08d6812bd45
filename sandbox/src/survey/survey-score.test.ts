import { expect, test } from '@jest/globals'
import { RISK_QUESTIONS } from './risk-questions'
import { riskWords } from './risk-words'
import { answersFor, scoreOf } from './survey-score'

test.each([0, 36, 37, 54, 55, 60, 70, 71, 100])('SBX-060 ST-12 the score %d is reached by answers', (score) => {
  const answers = answersFor(RISK_QUESTIONS, score)
  expect(answers).toHaveLength(RISK_QUESTIONS.length)
  expect(
    scoreOf(
      RISK_QUESTIONS,
      (answers ?? []).map(({ id }) => id),
    ),
  ).toBe(score)
})

test.each([-1, 1, 101, 36.5, Number.NaN])('SBX-060 no answers make the score %d', (score) => {
  expect(answersFor(RISK_QUESTIONS, score)).toBeUndefined()
})

test('SBX-059 eight to ten questions of three to five answers, each by an id of its own, the most careful first', () => {
  expect(RISK_QUESTIONS.length).toBeGreaterThanOrEqual(8)
  expect(RISK_QUESTIONS.length).toBeLessThanOrEqual(10)
  const ids = RISK_QUESTIONS.flatMap(({ id, answers }) => [id, ...answers.map((answer) => answer.id)])
  expect(new Set(ids).size).toBe(ids.length)
  for (const { answers } of RISK_QUESTIONS) {
    expect(answers.length).toBeGreaterThanOrEqual(3)
    expect(answers.length).toBeLessThanOrEqual(5)
    const scores = answers.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((one, other) => one - other))
  }
})

test.each([
  [0, 'ریسک‌پذیری کم'],
  [36, 'ریسک‌پذیری کم'],
  [37, 'ریسک‌پذیری کمتر از متوسط'],
  [54, 'ریسک‌پذیری کمتر از متوسط'],
  [60, 'ریسک‌پذیری متوسط'],
  [70, 'ریسک‌پذیری متوسط'],
  [71, 'ریسک‌پذیری زیاد'],
  [100, 'ریسک‌پذیری زیاد'],
])('ST-12 SBX-060 the score %d says «%s»', (score, words) => {
  expect(riskWords(score).risk_taking).toBe(words)
  expect(riskWords(score).risk_description).toMatch(/\.$/)
})
