import { expect, test } from '@jest/globals'
import { riskMessages } from './risk-messages'
import { riskQuestions } from './risk-questions'
import { calculateScore, findAnswersForScore } from './survey-score'

test.each([0, 36, 37, 54, 55, 60, 70, 71, 100])('SBX-060 ST-12 the score %d is reached by answers', (score) => {
  const answers = findAnswersForScore(riskQuestions, score)
  expect(answers).toHaveLength(riskQuestions.length)
  expect(
    calculateScore(
      riskQuestions,
      (answers ?? []).map(({ id }) => id),
    ),
  ).toBe(score)
})

test.each([-1, 1, 101, 36.5, Number.NaN])('SBX-060 no answers make the score %d', (score) => {
  expect(findAnswersForScore(riskQuestions, score)).toBeUndefined()
})

test('SBX-059 eight to ten questions of three to five answers, the most careful first', () => {
  expect(riskQuestions.length).toBeGreaterThanOrEqual(8)
  expect(riskQuestions.length).toBeLessThanOrEqual(10)
  const ids = riskQuestions.flatMap(({ id, answers }) => [id, ...answers.map((answer) => answer.id)])
  expect(new Set(ids).size).toBe(ids.length)
  for (const { answers } of riskQuestions) {
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
  expect(riskMessages(score).risk_taking.fa).toBe(words)
  // It says what suits, never what a person holds: that may be another plan.
  expect(riskMessages(score).risk_description.fa).toMatch(/\. برای شما سبدی مناسب است که .+\.$/)
  expect(riskMessages(score).risk_description.en).toMatch(/\. What suits you is a portfolio .+\.$/)
})
