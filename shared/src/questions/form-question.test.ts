import { expect, test } from '@jest/globals'
import type { FormQuestion } from '../contract/survey'
import { answerIn, inOrder, parseFormQuestion, toResponse } from './form-question'

const component = (component_name: string, value: string | number, title: string | null = null) => ({
  component_name,
  title,
  value,
})
const amount: FormQuestion = {
  question_id: 203,
  priority: 3,
  question: 'چقدر سرمایه‌گذاری می‌کنید؟',
  type: 'NUMERICAL_INPUT',
  required: true,
  answers: [],
  question_components: [
    component('hint', 'بعداً هم می‌شود آن را تغییر داد.'),
    component('minimum_investment', 20_000_000),
    component('max_payment', 2_000_000_000),
    component('suggestion', 50_000_000),
    component('suggestion', '100000000'),
    component('fireworks', 'x'),
  ],
}
const horizon: FormQuestion = {
  ...amount,
  question_id: 201,
  priority: 1,
  type: 'OPTIONS',
  answers: [
    { answer_id: 2, value: 'سه سال', priority: 2, answer_components: [component('hint', 'سقوط را تاب می‌آورد.')] },
    {
      answer_id: 1,
      value: 'یک سال',
      priority: 1,
      answer_components: [component('hint', 'آرام.'), component('media', '/a.svg', 'نمودار')],
    },
    { answer_id: 3, value: 'ده سال', priority: 3, answer_components: [component('media', '/b.svg')] },
  ],
  question_components: [],
}

test('REC-012 D-144 the components of an amount are its hint, its limits and its ready amounts; others are left out', () => {
  expect(parseFormQuestion(amount, 3, 4)).toMatchObject({
    id: 203,
    type: 'NUMERICAL_INPUT',
    place: 3,
    total: 4,
    hint: 'بعداً هم می‌شود آن را تغییر داد.',
    minimum: 20_000_000,
    maximum: 2_000_000_000,
    amounts: [50_000_000, 100_000_000],
  })
})

test('REC-012 an amount without ready amounts offers none', () => {
  expect(parseFormQuestion({ ...amount, question_components: [] }, 1, 1)).not.toHaveProperty('amounts')
})

test.each(['letters', '-5', 0, Number.NaN, 1.5])('F32 REC-012 the minimum %p is ignored', (value) => {
  const broken = { ...amount, question_components: [component('minimum_investment', value)] }
  expect(parseFormQuestion(broken, 1, 1).minimum).toBeUndefined()
})

test('REC-013 answers come in their order, each with its hint and its picture', () => {
  expect(parseFormQuestion(horizon, 1, 4).answers).toEqual([
    { id: '1', title: 'یک سال', hint: 'آرام.', picture: { address: '/a.svg', title: 'نمودار' } },
    { id: '2', title: 'سه سال', hint: 'سقوط را تاب می‌آورد.', picture: undefined },
    { id: '3', title: 'ده سال', hint: undefined, picture: { address: '/b.svg', title: '' } },
  ])
})

test.each(['javascript:alert(1)', 'http://evil.example/x.png', 'gem'])(
  'T10 %s is not a picture of an answer',
  (address) => {
    const answers = [{ answer_id: 1, value: 'x', priority: 1, answer_components: [component('media', address)] }]
    expect(parseFormQuestion({ ...horizon, answers }, 1, 1).answers[0]?.picture).toBeUndefined()
  },
)

test('REC-009 questions are asked by priority, however they came', () => {
  expect(inOrder([amount, horizon]).map(({ question_id }) => question_id)).toEqual([201, 203])
})

test.each([
  ['OPTIONS', '20102', { question_id: 7, answer_id: 20102 }],
  ['SLIDER', '20401', { question_id: 7, answer_id: 20401 }],
  ['NUMERICAL_INPUT', '۲۰۰۰۰۰۰۰', { question_id: 7, value: '20000000' }],
])('REC-006 the answer of %s goes to the server as %s', (type, answer, response) =>
  expect(toResponse({ question_id: 7, type }, answer)).toEqual(response),
)

test.each([
  [{ question_id: 1, answer_id: 20102 }, '20102'],
  [{ question_id: 1, answer_id: null, value: 200_000_000 }, '200000000'],
  [{ question_id: 1, value: '200000000' }, '200000000'],
  [{ question_id: 1 }, undefined],
  [{ question_id: 1, answer_id: null, value: null }, undefined],
])('REC-016 what was answered before is read from %j', (response, answer) => expect(answerIn(response)).toBe(answer))
