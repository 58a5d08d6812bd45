import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import type { Onboarding } from '@sarv/shared/contract/onboarding'
import { newCardFee } from '@sarv/shared/rules/constants'
import type { StageKey } from '@sarv/shared/stages/stage-key'
import { withValues } from '@sarv/shared/stages/submission'
import type { AsyncCommand } from 'fast-check'
import type { LinearEvent } from '../../stages/linear/linear-state'
import { clips } from '../clips/clips'
import { enterCode, maySend } from '../code-model'
import { infoIn } from '../pma-client'
import { begins, current, happens, isOver, isPossible, type Model, passes } from './model'
import { expectAgreement, type Walk } from './walk'

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

const otp = 'reissue_card_confirm_otp'
const hasCard = ({ flow, made }: Model) => flow.type === 'BANK' && made > 0

export const start = (): Command =>
  command('start', {}, async (model, { path }) => {
    const { status, body } = await path.start()
    if (isOver(model) && hasCard(model)) return expect(status).toBe(409)
    expect(status).toBe(200)
    if (!isOver(model)) return expect(body.onb_uuid).toBe(model.uuid)
    expect(body.onb_uuid).not.toBe(model.uuid)
    model.uuid = body.onb_uuid
    begins(model)
  })

export const upload = (options: { isGood: boolean }): Command =>
  command('upload', options, async (model, { path }) => {
    const { status } = await path.upload(options.isGood ? clips.webm : clips.long)
    const waits = !isOver(model) && isPossible(model, { is: 'done', stage: 'video' })
    expect(status).toBe(waits ? (options.isGood ? 200 : 400) : 409)
    model.hasVideo ||= waits && options.isGood
  })

export const sendCode = (): Command =>
  command('sendCode', {}, async (model, { path, who }) => {
    if (model.uuid === '' || model.flow.type === 'BANK') return
    const { status } = await path.sendCode(model.uuid)
    expect(status).toBe(current(model) === otp ? (maySend(model) ? 200 : 429) : 409)
    if (status !== 200) return
    model.codes.push({ of: model.uuid, text: await who.newestCode(), at: model.now, tries: 0, isUsed: false })
    happens(model, { is: 'reopened', stage: otp })
  })

export interface Submission {
  readonly stage: StageKey
  readonly isGood: boolean
  /** Which of the objects that ever came back is sent, from the newest back. */
  readonly back: number
  /** Everything is done already, says the object. */
  readonly forged: boolean
  /** Once more under the same key. */
  readonly twice: boolean
}

export const submit = (options: Submission): Command =>
  command('submit', options, async (model, real) => {
    const object = real.seen.at(-1 - (options.back % Math.max(1, real.seen.length)))
    if (object === undefined || model.uuid === '') return
    const { stage, isGood } = options
    const isKnown = model.flow.stages.some(({ key }) => key === stage)
    const mayDo = isPossible(model, { is: 'done', stage })
    const values = valuesFor(model, real, stage, isGood)
    const honest = { ...object, onb_uuid: model.uuid, current_stage: stage }
    const whole = withValues(options.forged ? forge(honest) : honest, stage, values)
    const key = randomUUID()
    const send = () => real.who.post<Onboarding>('/onboarding/api/v1/submit/', whole, key)
    const { status, body } = await send()
    if (!isKnown) return expect(status).toBe(isFinal(stage) ? 409 : 400)
    if (!mayDo || stage === 'payment') return expect(status).toBe(409)
    if (stage === otp) {
      expect(status).toBe(200)
      happens(model, { is: enterCode(model, String(values.otp_code)) ? 'done' : 'failed', stage })
    } else {
      const isTaken = isGood && (stage !== 'video' || model.hasVideo)
      expect(status).toBe(isTaken ? 200 : 400)
      if (isTaken) happens(model, { is: 'done', stage })
    }
    if (options.twice && status === 200) expect((await send()).body).toEqual(body)
  })

const isFinal = (stage: StageKey) => stage === 'finalize' || stage === 'message'

function forge(onboarding: Onboarding): Onboarding {
  const stages = onboarding.stages.map((stage) => ({ ...stage, status: 'DONE', info_status: 'OPEN' }))
  return { ...onboarding, type: 'PMA', amount: 1, stages }
}

function valuesFor(model: Model, { seen, address }: Walk, stage: StageKey, isGood: boolean): Record<string, unknown> {
  const newest = seen.findLast(({ onb_uuid }) => onb_uuid === model.uuid)
  const code = model.codes.findLast(({ of }) => of === model.uuid)?.text ?? '12345'
  switch (stage) {
    case 'base_info':
      return { national_serial: isGood ? '1G12345678' : 'G112345678' }
    case 'card':
      return { card_name: isGood ? 'khalij' : 'gold' }
    case 'video':
      return { video_text: isGood && newest ? infoIn(newest, 'video', 'video_text', 'text') : 'something else' }
    case 'address':
      return { address_id: isGood ? address.own : address.foreign }
    case otp:
      return { otp_code: isGood ? code : String((Number(code) + 1) % 100_000).padStart(5, '0') }
    default:
      return { user_survey_id: 1 }
  }
}

export const pay = (options: { result: 'SUCCESS' | 'FAILED' | 'CANCELED'; back: number }): Command =>
  command('pay', options, async (model, { app, seen }) => {
    const landings = seen.flatMap((one) => infoIn(one, 'payment', 'payment_methods', 'IPG') ?? [])
    const landing = landings.at(-1 - (options.back % Math.max(1, landings.length)))
    if (landing === undefined || landing === null) return
    await app.press(String(landing), options.result, newCardFee)
    const newest = seen.at(-1)
    const isOpen = newest !== undefined && infoIn(newest, 'payment', 'payment_methods', 'IPG') === landing
    if (isOpen && options.result === 'SUCCESS') happens(model, { is: 'done', stage: 'payment' })
  })

export const verdict = (options: { stage: StageKey; is: 'approved' | 'refused' }): Command =>
  command('verdict', options, async (model, { app, who }) => {
    const { stage, is } = options
    const event: LinearEvent | undefined =
      stage === 'finalize' ? { is } : is === 'refused' ? { is: 'sent-back', stage } : undefined
    const word = { sub: who.sub, stage, is }
    if (event !== undefined && happens(model, event)) await app.review(word)
    else await expect(app.review(word)).rejects.toMatchObject({ kind: 'not-found' })
  })

export const wait = (seconds: number): Command =>
  command('wait', { seconds }, async (model, { app }) => {
    app.clock.advance(seconds)
    passes(model, seconds)
  })

const honest = { isGood: true, back: 0, forged: false, twice: false }

/** The right thing where the flow stands, so that walks come far. */
export const forward = (): Command => ({
  check: () => true,
  run: (model, real) => forwardFrom(model).run(model, real),
  toString: () => 'forward',
})

function forwardFrom(model: Model): Command {
  if (isOver(model)) return start()
  const stage = current(model)
  if (stage === 'finalize') return wait(31)
  if (stage === 'payment') return pay({ result: 'SUCCESS', back: 0 })
  if (stage === 'video' && !model.hasVideo) return upload({ isGood: true })
  const hasCode = model.codes.findLast(({ of }) => of === model.uuid)?.isUsed === false
  return stage === otp && !hasCode ? sendCode() : submit({ ...honest, stage })
}
