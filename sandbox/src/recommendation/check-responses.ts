import type { FormQuestion, SurveyResponse } from '@sarv/shared/contract/survey'
import { toAsciiDigits, withoutInvisible } from '@sarv/shared/text/digits'
import { aboveGatewayLimit, isWithinGatewayLimit } from '../gateway/gateway-limit'
import type { Localizable, LocalText } from '../local-text/local-text'

type Question = Localizable<FormQuestion>

/** An answer as it is kept: of a choice its id, of a number its value. */
export interface Answer {
  readonly question_id: number
  readonly answer_id: number | null
  readonly value: number | null
}

interface Wrong {
  readonly question_id: number
  readonly message: LocalText
}

const unknownQuestion = { fa: 'این سؤال در این فرم نیست.', en: 'This question is not part of the form.' }
const answeredTwice = { fa: 'به این سؤال دو بار پاسخ داده شده است.', en: 'This question was answered twice.' }
const missing = { fa: 'به این سؤال پاسخ دهید.', en: 'Please answer this question.' }
export const unknownAnswer = {
  fa: 'این پاسخ از پاسخ‌های این سؤال نیست.',
  en: 'This is not one of the answers to the question.',
}
const noNumber = {
  fa: 'مبلغ را فقط با رقم، به ریال و بدون اعشار وارد کنید.',
  en: 'Enter the amount in digits only, in whole rial.',
}
export const tooLittle = (minimum: number): LocalText => ({
  fa: `حداقل مبلغ ${minimum.toLocaleString('fa-IR')} ریال است.`,
  en: `The minimum amount is ${minimum.toLocaleString('en-GB')} rial.`,
})

/** Validates the responses to a form: what is kept of them in the form's order, or what is wrong, one entry a question. */
export function checkResponses(
  questions: readonly Question[],
  responses: readonly SurveyResponse[],
): { answers: Answer[]; wrong: Wrong[] } {
  const answers: Answer[] = []
  const wrong: Wrong[] = responses
    .filter(({ question_id }) => !questions.some((one) => one.question_id === question_id))
    .map(({ question_id }) => ({ question_id, message: unknownQuestion }))
  for (const question of questions) {
    const { question_id } = question
    const given = responses.filter((one) => one.question_id === question_id)
    const answer = given.length > 1 ? answeredTwice : checkResponse(question, given[0])
    if (answer === undefined) continue
    if ('fa' in answer) wrong.push({ question_id, message: answer })
    else answers.push(answer)
  }
  return { answers, wrong }
}

/** What is kept, or what is wrong; nothing where a question that may stay open stays open. */
function checkResponse(question: Question, response: SurveyResponse | undefined): Answer | LocalText | undefined {
  const answer_id = response?.answer_id ?? null
  const typed = response?.value ?? null
  const { question_id } = question
  const isNumber = question.type === 'NUMERICAL_INPUT'
  if ((isNumber ? typed : answer_id) === null) return question.required ? missing : undefined
  if (isNumber) {
    const value = checkAmount(String(typed), minimumOf(question))
    return typeof value === 'number' ? { question_id, answer_id: null, value } : value
  }
  const isKnown = question.answers.some((one) => one.answer_id === answer_id)
  return isKnown ? { question_id, answer_id, value: null } : unknownAnswer
}

function checkAmount(typed: string, minimum: number): number | LocalText {
  const digits = toAsciiDigits(withoutInvisible(typed)).trim()
  if (!/^\d+$/.test(digits)) return noNumber
  const amount = Number(digits)
  if (amount < minimum) return tooLittle(minimum)
  return isWithinGatewayLimit(amount) ? amount : aboveGatewayLimit
}

const minimumOf = ({ question_components }: Question): number =>
  Number(question_components.find(({ component_name }) => component_name === 'minimum_investment')?.value ?? 0)
