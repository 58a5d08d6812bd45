import { horizonSurvey } from '@sarv/shared/contract/survey'
import type { AppContext } from '../context/app-context'
import type { Sql } from '../db/sql'
import { notFound } from '../errors/domain-error'
import { logoAddress } from '../pictures/pictures'
import { horizonQuestions } from './horizon-questions'
import { findOpenManager } from './manager'

/** The form of the horizon of a person's open recommendation, with what was answered before. It has the manager's number. */
export async function readHorizonForm(sql: Sql, { origins }: Pick<AppContext, 'origins'>, sub: string) {
  const manager = await findOpenManager(sql, sub)
  if (manager === undefined) throw notFound()
  return {
    survey_id: horizonSurvey,
    user_survey_id: manager.id,
    questions: horizonQuestions.map((question) => ({
      ...question,
      answers: question.answers.map((answer) => ({
        ...answer,
        answer_components: answer.answer_components.map((component) =>
          component.component_name === 'media'
            ? { ...component, value: logoAddress(origins.api, String(component.value)) }
            : component,
        ),
      })),
    })),
    user_responses: (manager.responses ?? []).map(({ question_id, answer_id, value }) => ({
      question_id,
      answer_id,
      value: value === null ? null : String(value),
    })),
  }
}
