import { expect, test } from '@jest/globals'
import type { BankAccount } from '@sarv/shared/contract/bank-accounts'
import { createPerson } from '../seed/person'
import { openBeforeAll } from '../testing/open-before-all'
import { openTestApp, type TestClient } from '../testing/test-app'
import { type Card, findCard } from './card'
import { issueCard, reissueCard } from './issue-card'

const app = openBeforeAll(() => openTestApp('2026-11-21T08:30:00Z'))

async function newcomer(): Promise<{ sub: string; client: TestClient }> {
  const { sub } = await app.db.transaction((sql) => createPerson(sql, app.clock, { kind: 'card-required' }))
  return { sub, client: await app.signIn(sub) }
}

async function cardOf(sub: string): Promise<Card> {
  const card = await findCard(app.db, sub)
  if (card === undefined) throw new Error('no card')
  return card
}

const accountOf = async (client: TestClient) =>
  (await client.get<{ accounts: BankAccount[] }>('/bank/api/v1/account/accounts-with-onb/')).body.accounts[0]

const passesLuhn = (number: string) =>
  [...number].reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0

test('SBX-041 an issued card is on its way, and in use once the clock says that it arrived', async () => {
  const { sub, client } = await newcomer()
  await app.db.transaction((sql) => issueCard(sql, app.clock, { sub, cardName: 'kavir' }))
  const card = await cardOf(sub)
  expect(card.number).toMatch(/^627412\d{10}$/)
  expect(passesLuhn(card.number)).toBe(true)
  expect(card).toMatchObject({ expiry: '1008', licensed_until: '2029-03-19', is_blocked: false, asset_back: false })
  const masked = `${card.number.slice(0, 6)}******${card.number.slice(12)}`
  expect(await accountOf(client)).toMatchObject({
    id: card.account_id,
    status: 'verified',
    account_status: 'wait_for_activate',
    card_number: masked,
    card_name: 'kavir',
    onb_status: 'DONE',
    iban: expect.stringMatching(/^IR\d{2}091\d{19}$/),
  })
  app.clock.advance(3600)
  expect(await accountOf(client)).toMatchObject({ account_status: 'active', card_number: masked, messages: [] })
})

test('SBX-041 the row of a request becomes the account, and a person has one', async () => {
  const { sub, client } = await newcomer()
  await app.db.query(
    "insert into card_account (sub, status, account_status, onb_status) values ($1, 'waiting', 'inquiry', 'ACTIVE')",
    [sub],
  )
  const before = await accountOf(client)
  const id = await app.db.transaction((sql) => issueCard(sql, app.clock, { sub, cardName: 'sarv' }))
  expect(id).toBe(before?.id)
  expect(before).toMatchObject({ card_number: null, card_name: null, iban: null })
})

test('a reissued card has another number and CVV2, and the account stays', async () => {
  const { sub, client } = await newcomer()
  await app.db.transaction((sql) => issueCard(sql, app.clock, { sub, cardName: 'sarv' }))
  const before = await cardOf(sub)
  await app.db.query('update bank_card set is_blocked = true where number = $1', [before.number])
  await app.db.transaction((sql) => reissueCard(sql, app.clock, { sub, cardName: 'anar' }))
  const after = await cardOf(sub)
  expect(after.number).not.toBe(before.number)
  expect(after).toMatchObject({ account_id: before.account_id, iban: before.iban, is_blocked: false })
  expect(await accountOf(client)).toMatchObject({ card_name: 'anar', id: before.account_id })
})

test('no one without a card has one reissued', async () => {
  const { sub } = await newcomer()
  await expect(
    app.db.transaction((sql) => reissueCard(sql, app.clock, { sub, cardName: 'sarv' })),
  ).rejects.toMatchObject({ kind: 'not-found' })
})
