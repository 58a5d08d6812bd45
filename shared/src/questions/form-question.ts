import type { FormComponent, FormQuestion, SurveyResponse } from '../contract/survey'
import { pictureAddress } from '../rules/picture-address'
import { toAsciiDigits } from '../text/digits'
import type { OfferedAnswer, Question } from './question'

/**
 * Parses a question of a form into what `QuestionForm` shows. (D-04, REC-009, REC-012, REC-013)
 * @example <QuestionForm question={parseFormQuestion(questions[0], 1, questions.length)} … />
 */
export function parseFormQuestion(question: FormQuestion, place: number, total: number): Question {
  const components = question.question_components
  const amounts = amountsOf(components, 'suggestion')
  return {
    id: question.question_id,
    type: question.type,
    required: question.required,
    title: question.question,
    place,
    total,
    hint: textOf(components, 'hint'),
    minimum: amountsOf(components, 'minimum_investment')[0],
    maximum: amountsOf(components, 'max_payment')[0],
    ...(amounts.length > 0 && { amounts }),
    answers: question.answers
      .toSorted((one, other) => one.priority - other.priority)
      .map(
        ({ answer_id, value, answer_components }): OfferedAnswer => ({
          id: String(answer_id),
          title: value,
          hint: textOf(answer_components, 'hint'),
          picture: pictureOf(answer_components),
        }),
      ),
  }
}

/**
 * Questions of a form in the order in which they are asked. (REC-009)
 * @example inOrder(form.questions)[0]?.priority // 1
 */
export function inOrder(questions: readonly FormQuestion[]): readonly FormQuestion[] {
  return questions.toSorted((one, other) => one.priority - other.priority)
}

/**
 * The response that the server gets for an answer: the id of a chosen one, or the digits that were typed.
 * @example toResponse({ question_id: 203, type: 'NUMERICAL_INPUT' }, '۲۰۰') // { question_id: 203, value: '200' }
 */
export function toResponse({ question_id, type }: Pick<FormQuestion, 'question_id' | 'type'>, answer: string) {
  return type === 'NUMERICAL_INPUT'
    ? { question_id, value: toAsciiDigits(answer) }
    : { question_id, answer_id: Number(answer) }
}

/**
 * The answer that an earlier response of the person holds; undefined without an answer.
 * @example answerIn({ question_id: 201, answer_id: 20102 }) // '20102'
 */
export function answerIn({ answer_id, value }: SurveyResponse): string | undefined {
  const answer = answer_id ?? value
  return answer === null || answer === undefined ? undefined : String(answer)
}

function textOf(components: readonly FormComponent[], name: string): string | undefined {
  const found = components.find(({ component_name }) => component_name === name)?.value
  return found === undefined ? undefined : String(found)
}

function amountsOf(components: readonly FormComponent[], name: string): number[] {
  return components
    .filter(({ component_name }) => component_name === name)
    .map(({ value }) => Number(value))
    .filter((amount) => Number.isSafeInteger(amount) && amount > 0)
}

function pictureOf(components: readonly FormComponent[]): OfferedAnswer['picture'] {
  const media = components.find(({ component_name }) => component_name === 'media')
  const address = media && pictureAddress(String(media.value))
  return address === undefined ? undefined : { address, title: media?.title ?? '' }
}
