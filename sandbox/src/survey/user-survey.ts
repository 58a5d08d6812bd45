import type { Sql } from '../db/sql'
import { conflict, notFound } from '../errors/domain-error'
import type { Time } from '../time/clock'
import { riskQuestions, type SurveyQuestionRow } from './risk-questions'
import { calculateScore } from './survey-score'

/** The name of the survey in `user_survey`. */
const riskSurveyKey = 'risk'

export interface UserSurvey {
  readonly id: number
  readonly status: 'OPEN' | 'DONE'
  readonly score: number | null
  /** Answers by question. */
  readonly answers: ReadonlyMap<number, number>
}

type Row = Pick<UserSurvey, 'id' | 'status' | 'score'>

async function withAnswers(sql: Sql, row: Row | undefined): Promise<UserSurvey | undefined> {
  if (row === undefined) return undefined
  const answers = await sql.query<{ question_id: number; answer_id: number }>(
    'select question_id, answer_id from user_survey_answer where user_survey_id = $1',
    [row.id],
  )
  return { ...row, answers: new Map(answers.map(({ question_id, answer_id }) => [question_id, answer_id])) }
}

/** The newest survey of a person, open or done. */
export async function newestSurvey(sql: Sql, sub: string): Promise<UserSurvey | undefined> {
  const [row] = await sql.query<Row>(
    'select id, status, score from user_survey where sub = $1 and survey_key = $2 order by id desc limit 1',
    [sub, riskSurveyKey],
  )
  return withAnswers(sql, row)
}

/** A survey of this person by its id; others' are not there. */
export async function findSurvey(sql: Sql, sub: string, id: number): Promise<UserSurvey> {
  const [row] = await sql.query<Row>(
    'select id, status, score from user_survey where id = $1 and sub = $2 and survey_key = $3',
    [id, sub, riskSurveyKey],
  )
  const survey = await withAnswers(sql, row)
  if (survey === undefined) throw notFound()
  return survey
}

/** The open survey of a person; begins one where the person has none. */
export async function openSurvey(sql: Sql, time: Time, sub: string): Promise<UserSurvey> {
  const open = `select id, status, score from user_survey where sub = $1 and survey_key = $2 and status = 'OPEN'`
  const [found] = await sql.query<Row>(open, [sub, riskSurveyKey])
  const [row] =
    found === undefined
      ? await sql.query<Row>(
          'insert into user_survey (sub, survey_key, created_at) values ($1, $2, $3) returning id, status, score',
          [sub, riskSurveyKey, time.now()],
        )
      : [found]
  const survey = await withAnswers(sql, row)
  if (survey === undefined) throw new Error('Missing survey: expected the one that was inserted')
  return survey
}

/** An open survey without an answer. */
export async function clearSurvey(sql: Sql, time: Time, sub: string): Promise<UserSurvey> {
  const survey = await openSurvey(sql, time, sub)
  await sql.query('delete from user_survey_answer where user_survey_id = $1', [survey.id])
  return { ...survey, answers: new Map() }
}

const surveyIsDone = {
  fa: 'این ریسک‌سنجی به پایان رسیده است. برای تغییر پاسخ‌ها آن را از نو آغاز کنید.',
  en: 'This risk assessment is complete. Begin it anew to change your answers.',
}
const earlierAreOpen = {
  fa: 'سؤال‌های پیش از این هنوز پاسخ ندارند. صفحه را تازه کنید و از همان‌جا ادامه دهید.',
  en: 'Earlier questions are not answered yet. Refresh the page and go on from there.',
}

/** Records an answer, idempotent; the one to the last question ends the survey. */
export async function recordAnswer(
  sql: Sql,
  time: Time,
  survey: UserSurvey,
  { question, answerId }: { question: SurveyQuestionRow; answerId: number },
): Promise<UserSurvey> {
  if (survey.status === 'DONE') {
    if (survey.answers.get(question.id) === answerId) return survey
    throw conflict(surveyIsDone)
  }
  const index = riskQuestions.indexOf(question)
  if (riskQuestions.slice(0, index).some(({ id }) => !survey.answers.has(id))) {
    throw conflict(earlierAreOpen)
  }
  await sql.query(
    `insert into user_survey_answer (user_survey_id, question_id, answer_id) values ($1, $2, $3)
     on conflict (user_survey_id, question_id) do update set answer_id = excluded.answer_id`,
    [survey.id, question.id, answerId],
  )
  const answers = new Map(survey.answers).set(question.id, answerId)
  if (index < riskQuestions.length - 1) return { ...survey, answers }
  const score = calculateScore(riskQuestions, [...answers.values()])
  await sql.query(`update user_survey set status = 'DONE', score = $2, completed_at = $3 where id = $1`, [
    survey.id,
    score,
    time.now(),
  ])
  return { id: survey.id, status: 'DONE', score, answers }
}
