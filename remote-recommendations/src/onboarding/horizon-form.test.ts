import { expect, test } from '@jest/globals'
import { firstQuestion, mergeAnswers, refusedQuestion, toResponses } from './horizon-form'

const question = (question_id: number, type = 'OPTIONS') => ({
  question_id,
  priority: question_id,
  question: '',
  type,
  required: true,
  answers: [],
  question_components: [],
})
const questions = [question(201), question(202), question(203, 'NUMERICAL_INPUT')]

test('REC-016 REC-036 what was typed here stands over what the server has from before', () => {
  const responses = [{ question_id: 201, answer_id: 1 }, { question_id: 203, value: 300 }, { question_id: 202 }]
  expect(mergeAnswers(responses, { 203: '500' })).toEqual({ 201: '1', 203: '500' })
})

test.each([
  [{}, undefined, 0],
  [{ 201: '1' }, undefined, 1],
  [{ 201: '1', 203: '' }, 203, 1],
  [{ 201: '1', 202: '2' }, 201, 0],
  [{ 201: '1', 202: '2' }, 999, 2],
  [{ 201: '1', 202: '2', 203: '3' }, undefined, 2],
  [{ 201: '1', 202: '2', 203: '3' }, 202, 1],
])('REC-009 REC-036 with the answers %j and question %p left, the form begins at %i', (answers, left, place) =>
  expect(firstQuestion(questions, answers, left)).toBe(place),
)

test('REC-006 the answers go out by the type of their question; one that is open has none', () => {
  expect(toResponses(questions, { 201: '20102', 202: '', 203: '۲۰۰' })).toEqual([
    { question_id: 201, answer_id: 20102 },
    { question_id: 203, value: '200' },
  ])
})

test.each([
  [{ detail: [{ msg: 'x', loc: ['user_responses', 202] }] }, 1],
  [
    {
      detail: [
        { msg: 'x', loc: ['user_responses', '203'] },
        { msg: 'y', loc: ['user_responses', 202] },
      ],
    },
    1,
  ],
  [{ detail: [{ msg: 'x', loc: ['user_responses', 999] }] }, undefined],
  [{ detail: 'x' }, undefined],
  [undefined, undefined],
])('VAL-22 the refusal %j leads to question %p', (body, place) => expect(refusedQuestion(body, questions)).toBe(place))
