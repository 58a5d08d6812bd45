import { expect, test } from '@jest/globals'
import { newestCode } from '@sarv/platform/testing/sign-in'
import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { buildIban } from '../../identifiers/check-digits'
import { type ApiClient, errorMessage, signInClient } from '../../testing/api-client'

const accountsPath = '/fund/api/v1/accounts/'
const listed = async (caller: ApiClient) => (await caller.get<FundAccount[]>(accountsPath)).body
const defaults = (accounts: readonly FundAccount[]) =>
  accounts.filter(({ is_default }) => is_default).map(({ id }) => id)

async function investorWithTwo() {
  const caller = await signInClient({ kind: 'investor' })
  const [first, second] = await listed(caller)
  if (!first || !second) throw new Error('an investor has two accounts')
  return { caller, first, second }
}

test('SBX-105 the withdrawal accounts are those of the person, one of them the default', async () => {
  const { caller, first, second } = await investorWithTwo()
  expect(first).toEqual({
    id: expect.any(Number),
    bankName: 'بانک خاورمیانه',
    accountNumber: expect.stringMatching(/^\d{13}$/),
    iban: expect.stringMatching(/^IR\d{24}$/),
    is_default: true,
    usable_from: null,
  })
  expect(second).toMatchObject({ bankName: 'بانک کرانه', is_default: false })
  const perFund = await caller.get<FundAccount[]>('/fund/api/v1/bank_accounts/11307/')
  expect(perFund.body).toEqual([first, second])
})

test('SBX-105 who has no account gets an empty list', async () => {
  expect(await listed(await signInClient({ kind: 'identified' }))).toEqual([])
})

test('SBX-105 another account becomes the default, and stays the only one when it is asked for again', async () => {
  const { caller, second } = await investorWithTwo()
  for (let time = 0; time < 2; time++) {
    const { status, body } = await caller.confirm<FundAccount[]>('PATCH', `${accountsPath}${second.id}/`, {
      is_default: true,
    })
    expect(status).toBe(200)
    expect(defaults(body)).toEqual([second.id])
  }
  expect(defaults(await listed(caller))).toEqual([second.id])
  const perFund = await caller.get<FundAccount[]>('/fund/api/v1/bank_accounts/11307/')
  expect(perFund.body.map(({ id }) => id)[0]).toBe(second.id)
})

test('SBX-105 SBX-122 however many choose at once, one account is the default, and its code is used once', async () => {
  const { caller, second } = await investorWithTwo()
  const path = `${accountsPath}${second.id}/`
  await caller.change('PATCH', path, { is_default: true })
  const code = await newestCode(testOrigins().inbox, caller.person.mobile)
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => caller.change('PATCH', path, { is_default: true }, code)),
  )
  // Those after the first find it the default one already, and need no code.
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(defaults(await listed(caller))).toEqual([second.id])
})

test('SBX-105 SBX-006 the account of another person is as unknown as one that does not exist', async () => {
  const { caller, first } = await investorWithTwo()
  const stranger = await signInClient({ kind: 'empty' })
  for (const id of [first.id, 99_999_999, 'abc', -1, '1.5']) {
    expect((await stranger.patch(`${accountsPath}${id}/`, { is_default: true })).status).toBe(404)
  }
  expect(defaults(await listed(caller))).toEqual([first.id])
  expect(defaults(await listed(stranger))).toHaveLength(1)
})

test.each([{ is_default: false }, { is_default: 'true' }, { is_default: 1 }, {}, { iban: 'IR00' }])(
  'SBX-105 %j is refused in Persian and changes nothing',
  async (body) => {
    const { caller, first, second } = await investorWithTwo()
    const { status, body: refusal } = await caller.patch(`${accountsPath}${second.id}/`, body)
    expect(status).toBe(400)
    expect(errorMessage(refusal)).toMatch(/حساب دیگری را پیش‌فرض کنید/)
    expect(defaults(await listed(caller))).toEqual([first.id])
  },
)

/** An IBAN that nobody else has: of one person's mobile. */
const ibanOf = ({ person }: ApiClient, end = 0) => buildIban('012', `${person.mobile}${end}0`)

test('SBX-105 ERR-04 a person without activation adds the first account by the activation', async () => {
  const caller = await signInClient({ kind: 'identified' })
  const refused = await caller.post(accountsPath, { iban: ibanOf(caller) })
  expect(refused).toEqual({ status: 400, body: { detail: 'ONB-REQUIRED' } })
  expect(await listed(caller)).toEqual([])
})

test('SBX-105 an eleventh account is refused', async () => {
  const { caller } = await investorWithTwo()
  const add = (number: number) => {
    return caller.confirm<FundAccount[]>('POST', accountsPath, { iban: ibanOf(caller, number % 10) })
  }
  for (let number = 3; number <= 10; number++) expect((await add(number)).body).toHaveLength(number)
  const refused = await add(11)
  expect([refused.status, errorMessage(refused.body)]).toEqual([400, 'بیش از ۱۰ حساب ثبت نمی‌شود.'])
})
