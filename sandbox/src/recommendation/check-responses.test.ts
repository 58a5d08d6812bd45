import { expect, test } from '@jest/globals'
import type { SurveyResponse } from '@sarv/shared/contract/survey'
import { checkResponses } from './check-responses'
import { horizonQuestions } from './horizon-questions'

const good: SurveyResponse[] = [
  { question_id: 201, answer_id: 20104 },
  { question_id: 202, answer_id: 20203 },
  { question_id: 203, value: '50000000' },
  { question_id: 204, answer_id: 20401 },
]
const check = (responses: readonly SurveyResponse[]) => checkResponses(horizonQuestions, responses)
const withAnswer = (response: SurveyResponse) =>
  check([...good.filter(({ question_id }) => question_id !== response.question_id), response])

test('SBX-063 whole responses are kept in the order of the form, without what may stay open', () => {
  expect(check(good.toReversed())).toEqual({
    wrong: [],
    answers: [
      { question_id: 201, answer_id: 20104, value: null },
      { question_id: 202, answer_id: 20203, value: null },
      { question_id: 203, answer_id: null, value: 50_000_000 },
      { question_id: 204, answer_id: 20401, value: null },
    ],
  })
})

test.each(['۵۰٬۰۰۰٬۰۰۰'.replaceAll('٬', ''), '٥٠٠٠٠٠٠٠', ' 50000000 ', '\u200f50000000', 50_000_000])(
  'PLT-035 SBX-063 the amount %p is fifty million',
  (value) => {
    const { answers } = withAnswer({ question_id: 203, value })
    expect(answers.find(({ question_id }) => question_id === 203)?.value).toBe(50_000_000)
  },
)

test.each([
  ['a letter in the amount', { question_id: 203, value: '50000o00' }, /digits/],
  ['a fraction', { question_id: 203, value: 50_000_000.5 }, /digits/],
  ['a negative amount', { question_id: 203, value: '-50000000' }, /digits/],
  ['an exponent', { question_id: 203, value: '5e7' }, /digits/],
  ['nothing typed', { question_id: 203, value: '' }, /digits/],
  ['no amount', { question_id: 203, answer_id: 20301 }, /answer this question/],
  ['one rial too little', { question_id: 203, value: '19999999' }, /20,000,000/],
  ['one rial more than a gateway takes at once', { question_id: 203, value: '2000000001' }, /2,000,000,000/],
  ['a number without end', { question_id: 203, value: '9'.repeat(400) }, /2,000,000,000/],
  ['an answer of another question', { question_id: 201, answer_id: 20201 }, /not one of the answers/],
  ['an answer out of range', { question_id: 202, answer_id: 20206 }, /not one of the answers/],
  ['a text for a choice', { question_id: 204, value: '20401' }, /answer this question/],
  ['an unknown question', { question_id: 999, answer_id: 1 }, /not part of the form/],
] as const)('REC-014 SBX-063 D-144 %s is refused with a sentence', (_name, response, message) => {
  const { wrong } = withAnswer(response)
  expect(wrong).toEqual([
    {
      question_id: response.question_id,
      message: { fa: expect.stringMatching(/[آ-ی]/), en: expect.stringMatching(message) },
    },
  ])
})

test('D-144 as much as a gateway takes at once is kept', () => {
  const { answers, wrong } = withAnswer({ question_id: 203, value: '2000000000' })
  expect([wrong, answers[2]?.value]).toEqual([[], 2_000_000_000])
})

test('SBX-063 a question that is answered twice is refused', () => {
  expect(check([...good, { question_id: 201, answer_id: 20101 }]).wrong).toHaveLength(1)
})

test('REC-014 each question that is missing is told', () => {
  expect(check([]).wrong.map(({ question_id }) => question_id)).toEqual([201, 202, 203, 204])
})
