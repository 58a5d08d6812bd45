import type { FormQuestion } from '@sarv/shared/contract/survey'
import { maxGatewayPayment } from '../gateway/gateway-limit'
import type { Localizable } from '../local-text/local-text'
import questions from './horizon-questions.json'

/** The least that is worth spreading over several funds, in rial; every part of it is above its fund's own minimum. */
export const minimumInvestment = 20_000_000

/** The questions by what they ask for. */
export const asks = { goal: 201, term: 202, amount: 203, liquidity: 204, gold: 205 } as const

const limits: Readonly<Record<string, number>> = {
  minimum_investment: minimumInvestment,
  max_payment: maxGatewayPayment,
}

/** Form of the horizon (SBX-068): what the money is for, when it is needed and how much it is. */
export const horizonQuestions = questions.map((question) => ({
  ...question,
  question_components: question.question_components.map((one) => ({
    ...one,
    value: limits[one.component_name] ?? one.value,
  })),
})) as readonly Localizable<FormQuestion>[]
