import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import type { Onboarding } from '@sarv/shared/contract/onboarding'
import { withValues } from '@sarv/shared/stages/submission'
import type { AsyncCommand } from 'fast-check'
import type { Result } from '../../gateway/session'
import { currentStage, type PmaEvent } from '../../stages/pma/pma-flow'
import { maySend } from '../code-model'
import { emailAddress, infoIn, pngFile, slipDetails } from '../pma-client'
import type { TestResponse } from '../test-app'
import { happens, type Model, minimumAmount, type PaidStage, passes, startIn, twoStepAmount, typedIn } from './model'
import { expectAgreement, findLanding, type Walk } from './walk'

export type Command = AsyncCommand<Model, Walk>

/** Something that is done, and then compared. */
const command = (name: string, options: object, act: (model: Model, real: Walk) => Promise<void>): Command => ({
  check: () => true,
  async run(model, real) {
    await act(model, real)
    await expectAgreement(model, real)
  },
  toString: () => `${name} ${JSON.stringify(options)}`,
})

/** Which of the objects that ever came back is sent, from the newest back; and whether its other parts are forged. */
export interface Sent {
  readonly back: number
  readonly forged: boolean
  /** Once more under the same key. */
  readonly twice: boolean
}

const pickObject = ({ seen }: Walk, back: number): Onboarding | undefined =>
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
): Promise<TestResponse<Onboarding> | undefined> {
  const object = pickObject(real, sent.back)
  if (object === undefined) return undefined
  const honest = { ...object, onb_uuid: model.uuid, current_stage: stage }
  const filled =
    stage === 'risk' || stage === 'sign_contract' || stage === 'payment' || stage === 'additional_amount'
      ? withValues(sent.forged ? forge(honest) : honest, stage, values)
      : honest
  // An old object may lack the stage.
  const whole = { ...filled, stages: [...filled.stages, { key: stage, fields: toFields(values) }] }
  const key = randomUUID()
  const send = () => real.who.post<Onboarding>('/onboarding/api/v1/submit/', whole, key)
  const response = await send()
  meet(model, sent, response.status)
  if (sent.twice && response.status === 200) expect((await send()).body).toEqual(response.body)
  return response
}

/** What went astray, so that a walk can tell that it did. */
function meet({ met }: Model, { back, forged, twice }: Sent, status: number): void {
  const ways = { stale: back > 0, forged, replayed: twice && status === 200, 'out of turn': status === 409 }
  for (const [way, isMet] of Object.entries(ways)) if (isMet) met.set(way, (met.get(way) ?? 0) + 1)
}

const toFields = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([key, value]) => ({ key, value }))

export const start = (options: { amount?: number; named: boolean }): Command =>
  command('start', options, async (model, real) => {
    const { amount, named } = options
    const before = model.uuid
    const isOpen = before !== '' && !['finalize', 'message'].includes(currentStage(model.state))
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

export const gateway = (options: { result: Result; back: number; short: boolean }): Command =>
  command('gateway', options, async (model, real) => {
    const object = pickObject(real, options.back)
    const landing = findLanding(object)
    if (object === undefined || typeof landing !== 'string') return
    const isCurrent = landing === findLanding(real.seen.at(-1))
    const amount = Number(infoIn(object, 'payment', 'payment_amount', 'amount'))
    const { status } = await real.app.press(landing, options.result, options.short ? amount - 1 : amount)
    if (options.short) expect(status).toBe(400)
    else if (isCurrent && options.result === 'SUCCESS')
      expect(happens(model, { kind: 'paid', stage: 'payment' })).toBe(true)
  })

export const slip = (options: { stage: PaidStage; isRight: boolean; uploads: boolean; sent: Sent }): Command =>
  command('slip', options, async (model, real) => {
    if (model.uuid === '') return
    const current = currentStage(model.state)
    const waits = (current === 'payment' || current === 'additional_amount') && model.state[current] !== 'review'
    const facts = options.isRight ? slipDetails : { ...slipDetails, tracking_number: '0000' }
    if (options.uploads) {
      expect((await real.path.upload(model.uuid, pngFile, facts)).status).toBe(waits ? 200 : 409)
      if (waits) model.uploaded[current] = { isRight: options.isRight }
    }
    const response = await submit({ model, real, sent: options.sent }, options.stage, facts)
    if (response === undefined) return
    const isHere = waits && current === options.stage
    const hasSlip = isHere && model.uploaded[options.stage] !== undefined
    expect(response.status).toBe(isHere ? (hasSlip ? 200 : 400) : 409)
    if (!hasSlip) return
    // The answer with the submit counts.
    model.uploaded[options.stage] = { isRight: options.isRight }
    happens(model, { kind: 'slip-sent', stage: options.stage })
  })

export const survey = (options: { which: 'own' | 'foreign' | 'none'; sent: Sent }): Command =>
  command('survey', options, async (model, real) => {
    if (model.uuid === '') return
    const user_survey_id = options.which === 'none' ? null : real.survey[options.which]
    const response = await submit({ model, real, sent: options.sent }, 'risk', { user_survey_id })
    if (response === undefined) return
    const event: PmaEvent = { kind: 'surveyed', stage: 'risk' }
    const isTaken = happens({ ...model, met: new Map() }, event)
    expect(response.status).toBe(isTaken ? (options.which === 'own' ? 200 : 400) : 409)
    if (response.status === 200) happens(model, event)
  })

export const sendCode = (): Command =>
  command('sendCode', {}, async (model, real) => {
    if (model.uuid === '') return
    const { status } = await real.path.sendCode(model.uuid)
    const isHere = currentStage(model.state) === 'sign_contract'
    expect(status).toBe(isHere ? (maySend(model) ? 200 : 429) : 409)
    if (status !== 200) return
    const text = await real.who.newestCode()
    model.codes.push({ of: model.uuid, text, at: model.now, tries: 0, isUsed: false })
    happens(model, { kind: 'code-sent', stage: 'sign_contract' })
  })

export const sign = (options: { which: 'right' | 'wrong' | 'short' | 'old'; sent: Sent }): Command =>
  command('sign', options, async (model, real) => {
    if (model.uuid === '') return
    const text = codeFor(model, options.which)
    const values = {
      otp_code: text,
      email_address: emailAddress,
      address_id: real.address,
      accepted_risk: real.survey.own,
    }
    const isHere = currentStage(model.state) === 'sign_contract'
    const response = await submit({ model, real, sent: options.sent }, 'sign_contract', values)
    if (response === undefined) return
    expect(response.status).toBe(isHere ? 200 : 409)
    if (isHere) happens(model, typedIn(model, text))
  })

function codeFor({ codes, uuid }: Model, which: 'right' | 'wrong' | 'short' | 'old'): string {
  const newest = codes.findLast((one) => one.of === uuid)?.text ?? '12345'
  if (which === 'short') return newest.slice(0, 4)
  if (which === 'old') return codes.at(0)?.text ?? newest
  return which === 'right' ? newest : String((Number(newest) + 1) % 100_000).padStart(5, '0')
}

/** Stages that take no values, and unknown stages. */
export const odd = (options: { stage: string; sent: Sent }): Command =>
  command('odd', options, async (model, real) => {
    if (model.uuid === '') return
    const response = await submit({ model, real, sent: options.sent }, options.stage, {
      user_survey_id: real.survey.own,
    })
    const isKnown = ['create_prx', 'CREATING_PRX', 'FINALIZE', 'message'].includes(options.stage)
    if (response !== undefined) expect(response.status).toBe(isKnown ? 409 : 400)
  })

export const verdict = (options: { stage: PaidStage | 'create_prx'; isRight: boolean }): Command =>
  command('verdict', options, async (model, real) => {
    const { stage, isRight } = options
    const event: PmaEvent =
      stage === 'create_prx'
        ? { kind: isRight ? 'created' : 'creation-refused', stage }
        : { kind: isRight ? 'slip-approved' : 'slip-refused', stage }
    const word = { sub: real.who.sub, stage, kind: isRight ? ('approved' as const) : ('refused' as const) }
    const isPossible = model.uuid !== '' && happens(model, event)
    if (isPossible) await real.app.review(word)
    else await expect(real.app.review(word)).rejects.toMatchObject({ kind: 'not-found' })
  })

export const wait = (seconds: number): Command =>
  command('wait', { seconds }, async (model, real) => {
    real.app.clock.advance(seconds)
    passes(model, seconds)
  })

const honestSent: Sent = { back: 0, forged: false, twice: false }

/** The right thing at the stage where the flow stands, so that walks come far. */
export const forward = (): Command => ({
  check: () => true,
  run: (model, real) => forwardFrom(model).run(model, real),
  toString: () => 'forward',
})

function forwardFrom(model: Model): Command {
  const current = currentStage(model.state)
  if (model.uuid === '' || current === 'finalize' || current === 'message') {
    return start({ amount: model.made.length % 2 === 0 ? twoStepAmount : minimumAmount, named: false })
  }
  switch (current) {
    case 'payment':
      return model.made.length % 2 === 0
        ? gateway({ result: 'SUCCESS', back: 0, short: false })
        : slip({ stage: current, isRight: true, uploads: true, sent: honestSent })
    case 'risk':
      return survey({ which: 'own', sent: honestSent })
    case 'sign_contract':
      return hasCode(model) ? sign({ which: 'right', sent: honestSent }) : sendCode()
    case 'additional_amount':
      return model.reviews.additional_amount
        ? verdict({ stage: current, isRight: true })
        : slip({ stage: current, isRight: true, uploads: true, sent: honestSent })
    case 'create_prx':
      return wait(31)
  }
}

const hasCode = ({ codes, uuid }: Model) => codes.findLast((one) => one.of === uuid)?.isUsed === false
