import { expect, test } from '@jest/globals'
import { control } from '@sarv/platform/testing/control'
import type { FormQuestion, SurveyQuestion, SurveyResult } from '@sarv/shared/contract/survey'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { type ApiClient, errorMessage, signInClient } from '../../testing/api-client'

const apiPath = '/recommendation/api/v1'
type Step = SurveyQuestion | SurveyResult

function surveyOf(who: ApiClient) {
  const start = () => who.post<SurveyQuestion>(`${apiPath}/start-survey/1/`)
  const answer = (step: SurveyQuestion, nth = 0, more: object = {}) =>
    who.post<Step>(`${apiPath}/submit-answer/`, {
      question_id: step.question.id,
      user_survey_id: step.user_survey_id,
      answer_id: step.answers[nth]?.answer_id,
      ...more,
    })
  const earlier = (step: SurveyQuestion) =>
    who.post<SurveyQuestion>(`${apiPath}/previous-question/${step.question.id}/`)
  const last = () => who.post<SurveyResult>(`${apiPath}/last-complete-survey/1/`)
  const reset = (id: number) => who.post<SurveyQuestion>(`${apiPath}/reset-survey/${id}/`)

  /** Answers everything with the nth answer, counted from the front or with -1 the last. */
  async function through(nth: number): Promise<{ seen: SurveyQuestion[]; result: SurveyResult }> {
    const seen: SurveyQuestion[] = []
    let step: Step = (await start()).body
    while ('question' in step) {
      expect(seen.length).toBeLessThan(100)
      seen.push(step)
      const chosen: number = nth < 0 ? step.answers.length + nth : nth
      step = (await answer(step, chosen)).body
    }
    return { seen, result: step }
  }
  return { start, answer, earlier, last, reset, through }
}

const someone = async () => {
  const who = await signInClient({ kind: 'empty' })
  return { who, ...surveyOf(who) }
}
const next = ({ body }: { body: Step }): SurveyQuestion => {
  if ('question' in body) return body
  throw new Error('the survey is at its end already')
}

test('REC-015 SBX-059 SBX-060 the questions come one by one in their places, and the last answer gives the result', async () => {
  const { through, last } = await someone()
  const { seen, result } = await through(-1)
  expect(seen.map(({ question }) => question.priority)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(new Set(seen.map(({ total_questions_count }) => total_questions_count))).toEqual(new Set([9]))
  expect(new Set(seen.map(({ answer_id }) => answer_id))).toEqual(new Set([null]))
  expect(result).toEqual({
    user_survey_id: seen[0]?.user_survey_id,
    score: 100,
    risk_taking: 'ریسک‌پذیری زیاد',
    risk_description: expect.stringMatching(/\p{Script=Arabic}/u),
  })
  expect((await last()).body).toEqual(result)
})

test('SBX-061 D-22 the last complete survey answers POST and GET alike, and 404 before the first', async () => {
  const { who, start, last, through } = await someone()
  for (const answer of [await last(), await who.get(`${apiPath}/last-complete-survey/1/`)]) {
    expect([answer.status, errorMessage(answer.body)]).toEqual([404, 'ریسک‌سنجی شما هنوز به پایان نرسیده است.'])
  }
  await start()
  expect((await last()).status).toBe(404)
  const { result } = await through(0)
  expect(result.score).toBe(0)
  expect((await who.get(`${apiPath}/last-complete-survey/1/`)).body).toEqual(result)
})

test('SBX-059 a survey is taken up where it stands', async () => {
  const { start, answer } = await someone()
  const first = (await start()).body
  const second = next(await answer(first, 1))
  const again = (await start()).body
  expect(again).toEqual(second)
  expect(again.question.priority).toBe(2)
})

test('REC-016 SBX-061 PMA-029 an earlier question comes with its answer, and a changed one counts', async () => {
  const { who, start, answer, earlier } = await someone()
  const first = (await start()).body
  const second = next(await answer(first, 2))
  const third = next(await answer(second, 0))
  for (let time = 0; time < 2; time++)
    expect((await earlier(third)).body).toEqual({ ...second, answer_id: second.answers[0]?.answer_id })
  expect((await who.get(`${apiPath}/previous-question/${second.question.id}/`)).body).toEqual({
    ...first,
    answer_id: first.answers[2]?.answer_id,
  })
  // Forward again: what was answered stays answered.
  expect(next(await answer(first, 3))).toEqual({ ...second, answer_id: second.answers[0]?.answer_id })
  expect((await earlier(second)).body.answer_id).toBe(first.answers[3]?.answer_id)
  const atFirst = await earlier(first)
  expect([atFirst.status, errorMessage(atFirst.body)]).toEqual([400, 'این نخستین سؤال است.'])
})

test('SBX-060 an answer sent twice changes nothing', async () => {
  const { start, answer, through, last } = await someone()
  const first = (await start()).body
  const once = await answer(first, 1)
  expect(await answer(first, 1)).toEqual(once)
  const { seen, result } = await through(1)
  const [lastQuestion = first] = seen.slice(-1)
  expect(await answer(lastQuestion, 1)).toEqual({ status: 200, body: result })
  expect((await answer(lastQuestion, 0)).status).toBe(409)
  expect((await last()).body).toEqual(result)
})

test('SBX-060 a question before which others are open is refused, and nothing is kept', async () => {
  const { who, start, answer } = await someone()
  const first = (await start()).body
  const form = await who.post<{ questions: FormQuestion[] }>(`${apiPath}/start-survey/`)
  const fifth = form.body.questions[4]
  const answered = await answer(first, 0, {
    question_id: fifth?.question_id,
    answer_id: fifth?.answers[0]?.answer_id,
  })
  expect([answered.status, errorMessage(answered.body)]).toEqual([409, expect.stringMatching(/پیش از این/)])
  expect((await start()).body).toEqual(first)
})

test('D-04 SBX-059 without an id all questions come in the shape of a form, of the same survey', async () => {
  const { who, start } = await someone()
  const { body } = await who.post<{ user_survey_id: number; survey_id: number; questions: FormQuestion[] }>(
    `${apiPath}/start-survey/`,
  )
  const first = (await start()).body
  expect(body).toMatchObject({ survey_id: 1, user_survey_id: first.user_survey_id })
  expect(body.questions).toHaveLength(9)
  expect(body.questions[0]).toEqual({
    question_id: first.question.id,
    priority: 1,
    question: first.question.title,
    type: 'OPTIONS',
    required: true,
    answers: first.answers.map((one) => ({ ...one, answer_components: [] })),
    question_components: [],
  })
})

test('SBX-107 a reset starts over without an answer and without a result', async () => {
  const { start, answer, reset, last, through } = await someone()
  const { result } = await through(2)
  const first = (await reset(result.user_survey_id)).body
  expect(first).toMatchObject({ answer_id: null, question: { priority: 1 } })
  expect(first.user_survey_id).not.toBe(result.user_survey_id)
  expect((await last()).status).toBe(404)
  expect((await reset(result.user_survey_id)).body).toEqual(first)
  await answer(first, 1)
  expect((await reset(first.user_survey_id)).body).toEqual(first)
  expect((await start()).body).toEqual(first)
  expect((await through(0)).result.user_survey_id).toBe(first.user_survey_id)
  expect((await last()).body.score).toBe(0)
})

test('SBX-006 SBX-060 others have nothing to do with a survey', async () => {
  const [mine, other] = [await someone(), await someone()]
  const first = (await mine.start()).body
  expect((await other.answer(first)).status).toBe(404)
  expect((await other.reset(first.user_survey_id)).status).toBe(404)
  expect((await other.earlier(first)).status).toBe(404)
  expect((await mine.start()).body).toEqual(first)
})

test('SBX-060 an unknown question or answer is refused in Persian, and nothing is lost', async () => {
  const { who, start, answer } = await someone()
  const first = (await start()).body
  const second = next(await answer(first))
  const wrong: readonly [object, number][] = [
    [{ answer_id: second.answers[0]?.answer_id }, 400],
    [{ answer_id: 999_999 }, 400],
    [{ answer_id: null }, 400],
    [{ answer_id: '1' }, 400],
    [{ answer_id: 1.5 }, 400],
    [{ question_id: 999 }, 404],
    [{ question_id: -1 }, 404],
    [{ question_id: {} }, 400],
    [{ user_survey_id: 9_007_199_254_740_991 }, 400],
    [{ user_survey_id: 0 }, 404],
    [{ user_survey_id: 1e300 }, 400],
  ]
  for (const [more, status] of wrong) {
    const refused = await answer(first, 0, more)
    expect([more, refused.status]).toEqual([more, status])
    expect(errorMessage(refused.body)).toMatch(/\p{Script=Arabic}/u)
  }
  for (const path of [
    'start-survey/2/',
    'start-survey/x/',
    'last-complete-survey/99/',
    'previous-question/0/',
    'previous-question/999/',
    'reset-survey/x/',
    'reset-survey/999999999/',
  ]) {
    expect([path, (await who.post(`${apiPath}/${path}`)).status]).toEqual([path, 404])
  }
  expect((await start()).body).toEqual(second)
})

test.each([36, 37, 54, 60, 70, 71])('SBX-015 SBX-060 ST-12 a survey is brought to the score %d', async (score) => {
  const { who, start, answer, last } = await someone()
  const { inbox } = testOrigins()
  const wish = { sub: who.person.sub, score }
  const made = await control<{ user_survey_id: number; answers: string[] }>(inbox, 'surveys', wish)
  expect((await last()).body).toMatchObject({ user_survey_id: made.user_survey_id, score })
  // The same by hand.
  let step: Step = (await start()).body
  for (const text of made.answers) {
    if (!('question' in step)) break
    step = (
      await answer(
        step,
        step.answers.findIndex(({ value }) => value === text),
      )
    ).body
  }
  expect(step).toMatchObject({ score })
})

test('SBX-015 a score that no answers make is refused', async () => {
  const { who } = await someone()
  await expect(control(testOrigins().inbox, 'surveys', { sub: who.person.sub, score: 1 })).rejects.toThrow(/400/)
})
