import { expect, test } from '@jest/globals'
import type { BankOrder } from '@sarv/shared/contract/bank-money'
import type { UnderWay } from '@sarv/shared/contract/under-way'
import { newCardFee } from '@sarv/shared/rules/constants'
import type { PersonKind } from '../seed/person-kinds'
import { openBankTestApp } from '../testing/bank-test-app'
import { createCardClient } from '../testing/card-client'
import type { Investor } from '../testing/onboarding-test-app'
import { openBeforeAll } from '../testing/open-before-all'
import { infoIn } from '../testing/pma-client'

const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:30:00Z'))

/** How the newest request of a kind stands: on home, among the orders, and how many steps of the tracker are done. */
async function standingOf(who: Investor, kind: 'CARD' | 'REISSUE') {
  const { items } = (await who.get<{ items: UnderWay[] }>('/general/api/v1/under-way/')).body
  const { orders } = (await who.get<{ orders: BankOrder[] }>('/bank/api/v1/orders/')).body
  const order = orders.find((one) => one.kind === kind)
  const { steps } = (await createCardClient(who).track({ onb_uuid: order?.onb_uuid ?? undefined })).body
  return [
    items.find((one) => one.kind === kind)?.state,
    order?.status,
    order?.onb_uuid ? steps.filter(({ done }) => done).length : undefined,
  ]
}
/** The same of a card, after what the card page says of card, account and request. */
async function cardOf(who: Investor) {
  const account = await createCardClient(who).account()
  return [account?.status, account?.account_status, account?.onb_status, ...(await standingOf(who, 'CARD'))]
}

const begun = ['pending', 'pending', 'ACTIVE', 'TO_CONTINUE', 'ACTIVE', 1]
const sent = ['waiting', 'inquiry', 'ACTIVE', 'IN_REVIEW', 'ACTIVE', 1]
const sentBack = ['failed', 'pending', 'FAILED', 'TO_CORRECT', 'FAILED', 1]
const refused = ['failed', 'pending', 'FAILED', undefined, 'REJECTED', 1]
const issued = (steps: number) => ['verified', 'wait_for_activate', 'DONE', undefined, 'DONE', steps]
const inUse = (steps?: number) => ['verified', 'active', 'DONE', undefined, 'DONE', steps]

test.each<[PersonKind, unknown[]]>([
  ['card-required', ['bank_onb_required', null, null, undefined, undefined, undefined]],
  ['card-pending', begun],
  ['card-waiting', sent],
  ['card-failed', sentBack],
  ['card-verified', issued(3)],
  ['card-holder', inUse()],
  ['card-blocked', ['blocked', 'block', 'DONE', undefined, 'DONE', undefined]],
])(
  'BNK-001 BNK-076 SBX-121 D-252 a person of the kind %s: card page, home, orders and tracker tell one state',
  async (kind, told) => {
    expect(await cardOf(await app.investor({ kind }))).toEqual(told)
  },
)

test('BNK-001 BNK-076 SBX-047 SBX-121 D-252 a card request, from its start to the door: every page tells one state', async () => {
  const who = await app.investor({ kind: 'card-required' })
  const path = createCardClient(who)
  const first = (await path.start()).body
  expect(await cardOf(who)).toEqual(begun)
  await path.passAll(first)
  expect(await cardOf(who)).toEqual(sent)
  await app.review({ sub: who.sub, stage: 'video', kind: 'refused' })
  expect(await cardOf(who)).toEqual(sentBack)
  await path.pass(first, 'video')
  expect(await cardOf(who)).toEqual(sent)
  await app.review({ sub: who.sub, stage: 'finalize', kind: 'refused' })
  expect(await cardOf(who)).toEqual(refused)
  app.clock.advance(1)
  const second = (await path.start()).body
  expect(await cardOf(who)).toEqual(begun)
  await path.passAll(second)
  await app.review({ sub: who.sub, stage: 'finalize', kind: 'approved' })
  expect(await cardOf(who)).toEqual(issued(2))
  app.clock.advance(86_400)
  // It came on the next day, even if the post had promised another day.
  expect(await cardOf(who)).toEqual(inUse(5))
})

test('BNK-043 BNK-076 SBX-047 SBX-121 D-252 a reissue: every page tells one state', async () => {
  const who = await app.investor({ kind: 'card-holder' })
  const path = createCardClient(who, 'REISSUE_CARD')
  const standing = () => standingOf(who, 'REISSUE')
  const pay = async () => {
    const open = (await path.start()).body
    expect(await standing()).toEqual(['TO_CONTINUE', 'ACTIVE', 1])
    const stage = await path.passAll(await path.confirm(open), ['card', 'video', 'address'])
    await app.press(String(infoIn(stage, 'payment', 'payment_methods', 'IPG')), 'SUCCESS', newCardFee)
    expect(await standing()).toEqual(['IN_REVIEW', 'ACTIVE', 1])
    return open
  }
  const first = await pay()
  await app.review({ sub: who.sub, stage: 'video', kind: 'refused' })
  expect(await standing()).toEqual(['TO_CORRECT', 'FAILED', 1])
  await path.pass(first, 'video')
  expect(await standing()).toEqual(['IN_REVIEW', 'ACTIVE', 1])
  await app.review({ sub: who.sub, stage: 'finalize', kind: 'refused' })
  expect(await standing()).toEqual([undefined, 'REJECTED', 1])
  app.clock.advance(200)
  await pay()
  await app.review({ sub: who.sub, stage: 'finalize', kind: 'approved' })
  expect(await standing()).toEqual(['IN_TRANSIT', 'DONE', 2])
  app.clock.advance(40 * 86_400)
  expect(await standing()).toEqual([undefined, 'DONE', 5])
  // The account of the old card is the account of the new one: it was open all the time.
  expect((await path.account())?.account_status).toBe('active')
})
