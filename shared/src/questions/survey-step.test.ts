import { expect, test } from '@jest/globals'
import type { SurveyQuestion } from '../contract/survey'
import { asQuestion, isResult, scoreOf } from './survey-step'

const step: SurveyQuestion = {
  user_survey_id: 412,
  total_questions_count: 9,
  question: { id: 103, priority: 3, title: 'درآمد شما چقدر ثابت است؟' },
  answers: [
    { answer_id: 2, value: 'گاهی هست و گاهی نیست', priority: 2 },
    { answer_id: 1, value: 'هر ماه همان است', priority: 1 },
  ],
  answer_id: null,
}
const result = { user_survey_id: 412, risk_taking: '', risk_description: '' }

test('D-04 PMA-028 a risk question becomes one of the common form, its answers in their order', () => {
  expect(asQuestion(step)).toEqual({
    id: 103,
    type: 'OPTIONS',
    required: true,
    title: 'درآمد شما چقدر ثابت است؟',
    place: 3,
    total: 9,
    answers: [
      { id: '1', title: 'هر ماه همان است' },
      { id: '2', title: 'گاهی هست و گاهی نیست' },
    ],
  })
})

test('PMA-031 a result is told from a question', () => {
  expect([isResult(step), isResult({ ...result, score: 1 })]).toEqual([false, true])
})

test.each([
  [{ score: 54 }, 54],
  [{ overall_score: 71 }, 71],
  [{ score: 0, overall_score: 9 }, 0],
  [{ score: null, overall_score: 37 }, 37],
  [{}, Number.NaN],
])('PMA-031 F32 the score of %j is %d', (sent, score) => expect(scoreOf({ ...result, ...sent })).toBe(score))
