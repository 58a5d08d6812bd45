import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import type { Onboarding } from '@sarv/shared/contract/onboarding'
import { withValues } from '@sarv/shared/stages/submission'
import type { AsyncCommand } from 'fast-check'
import type { Result } from '../../gateway/session'
import { type PmaEvent, placeOf } from '../../stages/pma-flow'
import { EMAIL, FACTS, infoIn, PNG } from '../pma-path'
import type { Reply } from '../stage-house'
import { happens, MINIMUM, type Model, maySend, type PaidStage, passes, startIn, TWO_STEP, typedIn } from './model'
import { expectAgreement, landingOf, type Walk } from './walk'

export type Command = AsyncCommand<Model, Walk>

/** Something that is done, and then compared. */
const command = (name: string, wish: object, act: (model: Model, real: Walk) => Promise<void>): Command => ({
  check: () => true,
  async run(model, real) {
    await act(model, real)
    await expectAgreement(model, real)
  },
  toString: () => `${name} ${JSON.stringify(wish)}`,
})

/** Which of the objects that were ever answered is sent, from the newest back; and whether its other parts are forged. */
export interface Sent {
  readonly back: number
  readonly forged: boolean
  /** Once more under the same key. */
  readonly twice: boolean
}

const objectOf = ({ seen }: Walk, back: number): Onboarding | undefined =>
  seen.at(-1 - (back % Math.max(1, seen.length)))

/** Everything is done already and costs one rial, says the sender. */
function forge(onboarding: Onboarding): Onboarding {
  const stages = onboarding.stages.map((stage) => ({ ...stage, status: 'DONE', info_status: 'CLOSE' }))
  return { ...onboarding, amount: 1, plan_id: 5, ds_code: '5', minimum_investment_amount: 1, stages }
}

async function submit(
  { model, real, sent }: { model: Model; real: Walk; sent: Sent },
  stage: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Reply<Onboarding> | undefined> {
  const object = objectOf(real, sent.back)
  if (object === undefined) return undefined
  const honest = { ...object, onb_uuid: model.uuid, current_stage: stage }
  const filled =
    stage === 'risk' || stage === 'sign_contract' || stage === 'payment' || stage === 'additional_amount'
      ? withValues(sent.forged ? forge(honest) : honest, stage, values)
      : honest
  // An old object may lack the stage.
  const whole = { ...filled, stages: [...filled.stages, { key: stage, fields: fieldsOf(values) }] }
  const key = randomUUID()
  const send = () => real.who.post<Onboarding>('/onboarding/api/v1/submit/', whole, key)
  const answer = await send()
  meet(model, sent, answer.status)
  if (sent.twice && answer.status === 200) expect((await send()).body).toEqual(answer.body)
  return answer
}

/** What went astray, so that a walk can tell that it did. */
function meet({ met }: Model, { back, forged, twice }: Sent, status: number): void {
  const ways = { stale: back > 0, forged, replayed: twice && status === 200, 'out of turn': status === 409 }
  for (const [way, is] of Object.entries(ways)) if (is) met.set(way, (met.get(way) ?? 0) + 1)
}

const fieldsOf = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([key, value]) => ({ key, value }))

export const start = (wish: { amount?: number; named: boolean }): Command =>
  command('start', wish, async (model, real) => {
    const { amount, named } = wish
    const before = model.uuid
    const isOpen = before !== '' && !['finalize', 'message'].includes(placeOf(model.state))
    const outcome = startIn(model, amount)
    const { status, body } = await real.path.start(amount, named && isOpen ? { onb_uuid: before } : {})
    expect(status).toBe(outcome === 'refused' ? 400 : 200)
    if (outcome === 'refused' || outcome === 'changed') {
      const word = outcome === 'changed' ? 'amount changed' : 'start refused'
      model.met.set(word, (model.met.get(word) ?? 0) + 1)
    }
    if (outcome === 'refused') return
    if (outcome === 'begun') expect(body.onb_uuid).not.toBe(before)
    else expect(body.onb_uuid).toBe(before)
    model.uuid = body.onb_uuid
  })

export const gateway = (wish: { result: Result; back: number; short: boolean }): Command =>
  command('gateway', wish, async (model, real) => {
    const object = objectOf(real, wish.back)
    const landing = landingOf(object)
    if (object === undefined || typeof landing !== 'string') return
    const isCurrent = landing === landingOf(real.seen.at(-1))
    const amount = Number(infoIn(object, 'payment', 'payment_amount', 'amount'))
    const { status } = await real.house.press(landing, wish.result, wish.short ? amount - 1 : amount)
    if (wish.short) expect(status).toBe(400)
    else if (isCurrent && wish.result === 'SUCCESS') expect(happens(model, { is: 'paid', stage: 'payment' })).toBe(true)
  })

export const slip = (wish: { stage: PaidStage; isRight: boolean; uploads: boolean; sent: Sent }): Command =>
  command('slip', wish, async (model, real) => {
    if (model.uuid === '') return
    const place = placeOf(model.state)
    const waits = (place === 'payment' || place === 'additional_amount') && model.state[place] !== 'review'
    const facts = wish.isRight ? FACTS : { ...FACTS, tracking_number: '0000' }
    if (wish.uploads) {
      expect((await real.path.upload(model.uuid, PNG, facts)).status).toBe(waits ? 200 : 409)
      if (waits) model.uploaded[place] = { isRight: wish.isRight }
    }
    const answer = await submit({ model, real, sent: wish.sent }, wish.stage, facts)
    if (answer === undefined) return
    const isHere = waits && place === wish.stage
    const hasSlip = isHere && model.uploaded[wish.stage] !== undefined
    expect(answer.status).toBe(isHere ? (hasSlip ? 200 : 400) : 409)
    if (!hasSlip) return
    // What is said with the submit counts.
    model.uploaded[wish.stage] = { isRight: wish.isRight }
    happens(model, { is: 'slip-sent', stage: wish.stage })
  })

export const survey = (wish: { which: 'own' | 'foreign' | 'none'; sent: Sent }): Command =>
  command('survey', wish, async (model, real) => {
    if (model.uuid === '') return
    const user_survey_id = wish.which === 'none' ? null : real.survey[wish.which]
    const answer = await submit({ model, real, sent: wish.sent }, 'risk', { user_survey_id })
    if (answer === undefined) return
    const event: PmaEvent = { is: 'surveyed', stage: 'risk' }
    const isTaken = happens({ ...model, met: new Map() }, event)
    expect(answer.status).toBe(isTaken ? (wish.which === 'own' ? 200 : 400) : 409)
    if (answer.status === 200) happens(model, event)
  })

export const sendCode = (): Command =>
  command('sendCode', {}, async (model, real) => {
    if (model.uuid === '') return
    const { status } = await real.path.sendCode(model.uuid)
    const isHere = placeOf(model.state) === 'sign_contract'
    expect(status).toBe(isHere ? (maySend(model) ? 200 : 429) : 409)
    if (status !== 200) return
    const text = await real.who.newestCode()
    model.codes.push({ of: model.uuid, text, at: model.now, tries: 0, isUsed: false })
    happens(model, { is: 'code-sent', stage: 'sign_contract' })
  })

export const sign = (wish: { which: 'right' | 'wrong' | 'short' | 'old'; sent: Sent }): Command =>
  command('sign', wish, async (model, real) => {
    if (model.uuid === '') return
    const text = codeFor(model, wish.which)
    const values = { otp_code: text, email_address: EMAIL, address_id: real.address }
    const isHere = placeOf(model.state) === 'sign_contract'
    const answer = await submit({ model, real, sent: wish.sent }, 'sign_contract', values)
    if (answer === undefined) return
    expect(answer.status).toBe(isHere ? 200 : 409)
    if (isHere) happens(model, typedIn(model, text))
  })

function codeFor({ codes, uuid }: Model, which: 'right' | 'wrong' | 'short' | 'old'): string {
  const newest = codes.findLast((one) => one.of === uuid)?.text ?? '12345'
  if (which === 'short') return newest.slice(0, 4)
  if (which === 'old') return codes.at(0)?.text ?? newest
  return which === 'right' ? newest : String((Number(newest) + 1) % 100_000).padStart(5, '0')
}

/** Stages that take nothing, and stages that nobody knows. */
export const odd = (wish: { stage: string; sent: Sent }): Command =>
  command('odd', wish, async (model, real) => {
    if (model.uuid === '') return
    const answer = await submit({ model, real, sent: wish.sent }, wish.stage, { user_survey_id: real.survey.own })
    const isKnown = ['create_prx', 'CREATING_PRX', 'FINALIZE', 'message'].includes(wish.stage)
    if (answer !== undefined) expect(answer.status).toBe(isKnown ? 409 : 400)
  })

export const verdict = (wish: { stage: PaidStage | 'create_prx'; isRight: boolean }): Command =>
  command('verdict', wish, async (model, real) => {
    const { stage, isRight } = wish
    const event: PmaEvent =
      stage === 'create_prx'
        ? { is: isRight ? 'created' : 'creation-refused', stage }
        : { is: isRight ? 'slip-approved' : 'slip-refused', stage }
    const word = { sub: real.who.sub, stage, is: isRight ? ('approved' as const) : ('refused' as const) }
    const isPossible = model.uuid !== '' && happens(model, event)
    if (isPossible) await real.house.says(word)
    else await expect(real.house.says(word)).rejects.toMatchObject({ status: 404 })
  })

export const wait = (seconds: number): Command =>
  command('wait', { seconds }, async (model, real) => {
    real.house.clock.advance(seconds)
    passes(model, seconds)
  })

const PLAIN: Sent = { back: 0, forged: false, twice: false }

/** The right thing at the stage where the flow stands, so that walks come far. */
export const forward = (): Command => ({
  check: () => true,
  run: (model, real) => forwardFrom(model).run(model, real),
  toString: () => 'forward',
})

function forwardFrom(model: Model): Command {
  const place = placeOf(model.state)
  if (model.uuid === '' || place === 'finalize' || place === 'message') {
    return start({ amount: model.made.length % 2 === 0 ? TWO_STEP : MINIMUM, named: false })
  }
  switch (place) {
    case 'payment':
      return model.made.length % 2 === 0
        ? gateway({ result: 'SUCCESS', back: 0, short: false })
        : slip({ stage: place, isRight: true, uploads: true, sent: PLAIN })
    case 'risk':
      return survey({ which: 'own', sent: PLAIN })
    case 'sign_contract':
      return hasCode(model) ? sign({ which: 'right', sent: PLAIN }) : sendCode()
    case 'additional_amount':
      return model.reviews.additional_amount
        ? verdict({ stage: place, isRight: true })
        : slip({ stage: place, isRight: true, uploads: true, sent: PLAIN })
    case 'create_prx':
      return wait(31)
  }
}

const hasCode = ({ codes, uuid }: Model) => codes.findLast((one) => one.of === uuid)?.isUsed === false
