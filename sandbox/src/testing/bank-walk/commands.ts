import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import type { TransferResult } from '@sarv/shared/contract/bank-transfers'
import type { Payment } from '@sarv/shared/contract/fund-payment'
import { newCardFee } from '@sarv/shared/rules/constants'
import { transferFee } from '@sarv/shared/rules/transfer-rules'
import { transferRules } from '../../bank/transfer-ways'
import { buildCardNumber } from '../../identifiers/check-digits'
import { createCardClient } from '../card-client'
import { infoIn } from '../pma-client'
import { type Model, meet, pass, spend } from './model'
import { type Command, cardOf, command, find } from './walk'

const cardAt = (prefix: string) => buildCardNumber(`${prefix}123456789`)
const outside = {
  other: cardAt('603799'),
  late: cardAt('627414'),
  lost: cardAt('627415'),
  refusing: cardAt('627416'),
}
/** What a card may send in a day; nobody raises it. */
export const dailyLimit = 500_000_000
const settleMs = 20_000
const answerMs = 30_000

interface Send {
  readonly from: number
  readonly to: number | keyof typeof outside
  readonly amount: number
  readonly how: 'once' | 'twin' | 'replayed'
}

const feeOf = (amount: number, type: string) => {
  const rule = transferRules(new Date(0)).find((one) => one.type === type)
  return rule === undefined ? Number.NaN : transferFee(amount, rule.fee)
}

/** From card to card, pressed once, twice at the same moment, or again later with the same key. */
export const send = (options: Send): Command =>
  command('send', options, async (model, real) => {
    const { from, to, amount, how } = options
    const payer = find(real, from)
    const number = typeof to === 'number' ? (await cardOf(real, to)).number : outside[to]
    const { account_id } = await cardOf(real, from)
    const wish = { account_id, card_number: number, amount }
    const asked = await payer.post('/bank/api/v1/transfer/card/otp/', wish)
    if (asked.status === 429) return void meet(model, 'had to wait for a code')
    const password = await payer.newestCode()
    const key = randomUUID()
    const body = { ...wish, password }
    const once = () => payer.post<TransferResult>('/bank/api/v1/transfer/card/', body, key)
    const responses = how === 'twin' ? await Promise.all([once(), once()]) : [await once()]
    if (how === 'replayed') responses.push(await once())
    const [first] = responses
    for (const response of responses) expect([response.status, response.body]).toEqual([first?.status, first?.body])

    const fee = feeOf(amount, 'card')
    const total = amount + fee
    const owner = model.holders[from]
    // What fails at once checks the balance and takes nothing.
    const probe: Model = { ...model, holders: model.holders.map((one) => ({ ...one })), met: new Map() }
    const isWithin = (owner?.used ?? 0) + amount <= dailyLimit
    const isPossible = amount >= 10_000 && from !== to && isWithin && spend(probe, from, total, real.price)
    expect([asked.status, first?.status]).toEqual(isPossible ? [200, 200] : [400, 400])
    if (!isPossible || first === undefined || owner === undefined) return void meet(model, 'was refused')
    meet(model, `sent: ${first.body.status}`)
    if (to === 'refusing') return void expect(first.body.status).toBe('FAILED')
    spend(model, from, total, real.price)
    owner.used += amount
    if (typeof to === 'number') {
      const receiver = model.holders[to]
      if (receiver !== undefined) receiver.balance += amount
    }
    expect(first.body.status).toBe(to === 'late' || to === 'lost' ? 'TROUBLESHOOTING' : 'DONE')
    if (to !== 'late' && to !== 'lost') model.fees += fee
    else {
      const dueAt = real.app.clock.now().getTime() + answerMs
      model.inTransit.push({ id: first.body.id, holder: from, amount, fee, used: amount, dueAt, isBack: to === 'lost' })
    }
  })

/** By paya, which is under way for a while. */
export const sendPaya = (options: { from: number; amount: number }): Command =>
  command('paya', options, async (model, real) => {
    const payer = find(real, options.from)
    const { amount } = options
    const wish = { account_id: payer.card.account_id, iban: 'IR160120000000001234567890', amount, type: 'paya' }
    const asked = await payer.post('/bank/api/v1/transfer/sheba/otp/', wish)
    if (asked.status === 429) return void meet(model, 'had to wait for a code')
    const fee = feeOf(amount, 'paya')
    const isPossible = spend(model, options.from, amount + fee, real.price)
    expect(asked.status).toBe(isPossible ? 200 : 400)
    if (!isPossible) return void meet(model, 'was refused')
    const password = await payer.newestCode()
    const { status, body } = await payer.post<TransferResult>('/bank/api/v1/transfer/sheba/', { ...wish, password })
    expect([status, body.status]).toEqual([200, 'DONE'])
    meet(model, 'paya')
    const dueAt = real.app.clock.now().getTime() + settleMs
    model.inTransit.push({ id: body.id, holder: options.from, amount, fee, used: 0, dueAt, isBack: false })
  })

/** Money into the account at the gateway, whose button may be pressed twice. */
export const charge = (options: { holder: number; amount: number; result: string }): Command =>
  command('charge', options, async (model, real) => {
    const { holder, amount, result } = options
    const payer = find(real, holder)
    const { status, body } = await payer.post<Payment>('/bank/api/v1/charge/', {
      account_id: payer.card.account_id,
      amount,
    })
    expect(status).toBe(200)
    const landing = body.payment_methods[0]?.landing_url ?? ''
    await Promise.all([real.app.press(landing, result, amount), real.app.press(landing, result, amount)])
    meet(model, `charged: ${result}`)
    const owner = model.holders[holder]
    if (result === 'SUCCESS' && owner !== undefined) owner.balance += amount
  })

/** A new card for the old one, up to its fee, whose button at the gateway is pressed twice. */
export const reissue = (options: { holder: number; result: string }): Command =>
  command('reissue', options, async (model, real) => {
    const { holder, result } = options
    const owner = model.holders[holder]
    const path = createCardClient(find(real, holder), 'REISSUE_CARD')
    const begun = (await path.start()).body
    if (owner === undefined || owner.reissueDueAt !== undefined) {
      return void expect(begun.current_stage).toBe('FINALIZE')
    }
    const confirmed = begun.current_stage === 'reissue_card_confirm_otp' ? await path.confirm(begun) : begun
    const stages = confirmed.current_stage === 'payment' ? [] : (['card', 'video', 'address'] as const)
    const landing = String(infoIn(await path.passAll(confirmed, stages), 'payment', 'payment_methods', 'IPG'))
    const press = () => real.app.press(landing, result, newCardFee)
    await Promise.all([press(), press()])
    meet(model, `card fee: ${result}`)
    if (result === 'SUCCESS') owner.reissueDueAt = real.app.clock.now().getTime() + answerMs
  })

/** The bank refuses to make another card: the fee goes back to whoever paid it. */
export const refuse = (options: { holder: number }): Command =>
  command('refuse', options, async (model, real) => {
    const owner = model.holders[options.holder]
    const verdict = real.app.review({ sub: find(real, options.holder).sub, stage: 'finalize', is: 'refused' })
    if (owner?.reissueDueAt === undefined)
      return void (await expect(verdict).rejects.toMatchObject({ kind: 'not-found' }))
    await verdict
    owner.reissueDueAt = undefined
    meet(model, 'card fee went back')
  })

export const switchAssetBack = (options: { holder: number; enabled: boolean }): Command =>
  command('asset-back', options, async (model, real) => {
    const { enabled, holder } = options
    expect((await find(real, holder).patch('/bank/api/v1/asset-back/', { enabled })).status).toBe(200)
    const owner = model.holders[holder]
    if (owner !== undefined) owner.assetBack = enabled
  })

export const wait = (options: { seconds: number }): Command =>
  command('wait', options, async (model, real) => {
    real.app.clock.advance(options.seconds)
    pass(model, real.app.clock.now().getTime())
  })

/** Money of every kind once, whatever the random walks come to. */
export const everyKind: readonly Command[] = [
  charge({ holder: 0, amount: 50_000_000, result: 'SUCCESS' }),
  send({ from: 0, to: 1, amount: 250_000, how: 'twin' }),
  send({ from: 0, to: 'lost', amount: 10_000_000, how: 'once' }),
  sendPaya({ from: 1, amount: 1_000_000 }),
  switchAssetBack({ holder: 2, enabled: true }),
  send({ from: 2, to: 'other', amount: 100_000_000, how: 'replayed' }),
  reissue({ holder: 0, result: 'FAILED' }),
  reissue({ holder: 0, result: 'SUCCESS' }),
  reissue({ holder: 1, result: 'SUCCESS' }),
  refuse({ holder: 1 }),
  wait({ seconds: 30 }),
  send({ from: 0, to: 1, amount: 250_000, how: 'once' }),
]
