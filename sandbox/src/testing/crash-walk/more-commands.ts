import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import type { TransferResult } from '@sarv/shared/contract/bank-transfers'
import { transferFee } from '@sarv/shared/rules/transfer-rules'
import { transferRules } from '../../bank/transfer-ways'
import { digits } from '../../fake-data/seeded-random'
import { buildIban } from '../../identifiers/check-digits'
import { codeSeconds } from '../../one-time-code/one-time-code'
import { pngFile, slipDetails } from '../pma-client'
import type { Actor } from './actor'
import { amountOf, askIncrease, type Command, charge, pick } from './commands'
import { delays, pass } from './model'

const otherBank = '012'
/** Its answer comes later, and the money with it. */
const refusingBank = '094'

const feeOf = (amount: number) => {
  const rule = transferRules(new Date(0)).find(({ type }) => type === 'paya')
  if (rule === undefined) throw new Error('Missing rule of paya')
  return transferFee(amount, rule.fee)
}

/** Transfers from account to account: to one of the other people, to another bank, or to one that sends it back. */
export const transferTo =
  (others: readonly Actor[]): Command =>
  async (actor) => {
    const { account, model, sandbox } = actor
    if (account === undefined) return askIncrease(actor)
    pass(model, sandbox.ahead)
    const friends = others.filter((one) => one !== actor && one.account !== undefined)
    const friend = actor.random() < 0.5 && friends.length > 0 ? pick(actor, friends) : undefined
    const bank = pick(actor, [otherBank, refusingBank])
    const iban = friend?.account?.iban ?? buildIban(bank, digits(actor.random, 13))
    const amount = actor.random() < 0.1 ? 900_000_000 : Math.ceil(amountOf(actor) / 20)
    const wish = { account_id: account.id, iban, amount, type: friend === undefined ? 'paya' : 'internal' }
    const total = amount + (friend === undefined ? feeOf(amount) : 0)
    // Money that others send meanwhile comes on top.
    const isEnough = total <= model.balance
    const askedAt = Date.now()
    const asked = await actor.post('/bank/api/v1/transfer/sheba/otp/', wish)
    if (asked.status === 429) return 'had to wait for a code'
    if (asked.status === 400) {
      expect([total, model.balance, isEnough]).toEqual([total, model.balance, false])
      return 'transfer refused'
    }
    const key = randomUUID()
    const body = { ...wish, password: await actor.code() }
    const send = () => actor.post('/bank/api/v1/transfer/sheba/', body, key)
    const [first, second] = await Promise.all([send(), send()])
    // Codes live by the time that passes, also in an outage.
    if (first.status === 400 && Date.now() - askedAt > codeSeconds * 1000) return 'code out of time'
    expect([first.status, second]).toEqual([200, first])
    actor.sent.push({ path: '/bank/api/v1/transfer/sheba/', body, key, response: first.body })
    model.balance -= total
    if (friend !== undefined) friend.model.balance += amount
    else if (bank === refusingBank) model.comingBack.push({ amount: total, dueAt: sandbox.ahead + delays.stage })
    return `transfer ${(first.body as TransferResult).status}`
  }

/** A picture of a bank transfer, handed in for an increase that waits. */
export const handSlipIn: Command = async (actor) => {
  const { model, sandbox } = actor
  pass(model, sandbox.ahead)
  const increase = model.increases.findLast(({ status }) => status === 'WAITING')
  if (increase === undefined) return askIncrease(actor)
  const isRight = actor.random() < 0.7
  const facts = isRight ? slipDetails : { ...slipDetails, tracking_number: '0000' }
  expect((await actor.upload(`/pma/api/v1/upload/receipt/${increase.uuid}/`, pngFile, facts)).status).toBe(200)
  const hand = () => actor.post(`/pma/api/v1/submit/receipt/${increase.uuid}/`)
  const replies = await Promise.all([hand(), hand()])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  increase.slip = { at: sandbox.ahead, isRight }
  increase.status = 'REVIEW'
  return 'slip'
}

/** What the back office says of the slip that came last. */
export const judge: Command = async (actor) => {
  const { model, sandbox, sub } = actor
  pass(model, sandbox.ahead)
  const increase = model.increases
    .filter(({ status }) => status === 'REVIEW')
    .toSorted((a, b) => (a.slip?.at ?? 0) - (b.slip?.at ?? 0))
    .at(-1)
  if (increase === undefined || model.increases.filter(({ status }) => status === 'REVIEW').length > 1)
    return charge(actor)
  const isApproved = actor.random() < 0.6
  const body = JSON.stringify({ sub, stage: 'increase' })
  const headers = { 'content-type': 'application/json' }
  const path = `/control/${isApproved ? 'approve' : 'reject'}`
  const { status } = await sandbox.call('inbox', path, { method: 'POST', body, headers })
  // The back office has no key: said twice, the second time there is nothing to judge.
  expect([200, 404]).toContain(status)
  increase.status = isApproved ? 'SUCCESS' : 'FAILED'
  if (isApproved) model.paidIn += increase.amount
  return `slip ${isApproved ? 'approved' : 'refused'}`
}
