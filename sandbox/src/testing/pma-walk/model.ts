import { twoStepAbove } from '@sarv/shared/rules/constants'
import {
  currentStage,
  initialState,
  isReady,
  mayChangeAmount,
  type PmaEvent,
  type PmaState,
  transition,
} from '../../stages/pma/pma-flow'

import { enterCode, type SentCode } from '../code-model'

export type PaidStage = 'payment' | 'additional_amount'

/** What is known of the newest onboarding: the state table of section 10 and a few clocks, nothing of SQL. */
export interface Model {
  now: number
  uuid: string
  state: PmaState
  amount: number
  /** When the back office will have looked at the slip of a stage, and what it will say. */
  reviews: Partial<Record<PaidStage, { due: number; isRight: boolean }>>
  /** A slip that was uploaded and not handed in. */
  uploaded: Record<PaidStage, { isRight: boolean } | undefined>
  creationDue: number | undefined
  codes: SentCode[]
  /** Amounts of the portfolios that were made. */
  made: number[]
  /** How often what happened. */
  readonly met: Map<string, number>
}

export const minimumAmount = 500_000_000
export const twoStepAmount = twoStepAbove + 1
const reviewMs = 30_000

const isOver = ({ uuid, state }: Model) => uuid === '' || ['finalize', 'message'].includes(currentStage(state))
const isTwoStep = (amount: number) => amount > twoStepAbove

export function emptyModel(now: number): Model {
  return {
    now,
    uuid: '',
    state: initialState(false),
    amount: 0,
    reviews: {},
    uploaded: { payment: undefined, additional_amount: undefined },
    creationDue: undefined,
    codes: [],
    made: [],
    met: new Map(),
  }
}

/** What a start makes of the model: begun, taken up, changed, or refused. */
export function startIn(model: Model, amount: number | undefined): 'begun' | 'kept' | 'changed' | 'refused' {
  if (amount !== undefined && amount < minimumAmount) return 'refused'
  if (isOver(model)) {
    if (amount === undefined) return 'refused'
    model.state = initialState(isTwoStep(amount))
    model.amount = amount
    model.uploaded = { payment: undefined, additional_amount: undefined }
    return 'begun'
  }
  if (amount === undefined || amount === model.amount) return 'kept'
  if (!mayChangeAmount(model.state)) return 'refused'
  model.state = { ...model.state, additional_amount: isTwoStep(amount) ? 'open' : 'none' }
  // The part to pay now is the same for two sums above the limit; the slip stays then.
  if (firstPart(amount) !== firstPart(model.amount)) model.uploaded.payment = undefined
  model.amount = amount
  return 'changed'
}

const firstPart = (amount: number) => (isTwoStep(amount) ? minimumAmount : amount)

/** Lets an event happen; false where the table has none. */
export function happens(model: Model, event: PmaEvent, at = model.now): boolean {
  const state = transition(model.state, event)
  if (state === undefined) return false
  model.state = state
  model.met.set(event.kind, (model.met.get(event.kind) ?? 0) + 1)
  if (event.kind === 'slip-sent') {
    model.reviews[event.stage] = { due: at + reviewMs, isRight: model.uploaded[event.stage]?.isRight ?? true }
    model.uploaded[event.stage] = undefined
  }
  if (event.kind === 'slip-approved' || event.kind === 'slip-refused') delete model.reviews[event.stage]
  if (event.kind === 'paid') model.uploaded.payment = undefined
  if (event.kind === 'created') model.made.push(model.amount)
  model.creationDue = isReady(state) ? at + reviewMs : undefined
  return true
}

/** Lets time pass, the earliest thing first. */
export function passes(model: Model, seconds: number): void {
  model.now += seconds * 1000
  for (;;) {
    const due = [
      ...(['payment', 'additional_amount'] as const).flatMap((stage) => {
        const review = model.reviews[stage]
        const kind: 'slip-approved' | 'slip-refused' = review?.isRight ? 'slip-approved' : 'slip-refused'
        return review === undefined ? [] : [{ at: review.due, event: { kind, stage } satisfies PmaEvent }]
      }),
      ...(model.creationDue === undefined
        ? []
        : [{ at: model.creationDue, event: { kind: 'created', stage: 'create_prx' } satisfies PmaEvent }]),
    ]
    const [first] = due.filter(({ at }) => at <= model.now).toSorted((a, b) => a.at - b.at)
    if (first === undefined) return
    if (!happens(model, first.event, first.at)) throw new Error(`${first.event.kind} was due and cannot happen`)
  }
}

/** What a typed code does. */
export const typedIn = (model: Model, text: string): PmaEvent => ({
  kind: enterCode(model, text) ? 'signed' : 'signature-refused',
  stage: 'sign_contract',
})
