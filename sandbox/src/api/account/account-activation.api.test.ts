import { expect, test } from '@jest/globals'
import { control } from '@sarv/platform/testing/control'
import { signIn } from '@sarv/platform/testing/sign-in'
import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import type { Profile } from '@sarv/shared/contract/profile'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { type ApiClient, errorMessage, signInClient } from '../../testing/api-client'

const send = '/onboarding/api/v1/identity/otp/send/'
const confirm = '/onboarding/api/v1/identity/otp/confirm/'
const bank = '/onboarding/api/v1/bank-account/'
const accounts = '/fund/api/v1/bank_accounts/11307/'
const iban = 'IR160120000000001234567890'
const { identity, inbox } = testOrigins()

/** Ten digits that no other person has, made from the person's own number. */
const nationalCodeFor = ({ person }: ApiClient) => `1${person.mobile.slice(2)}`
const profileOf = async (caller: ApiClient) => (await caller.get<Profile>('/onboarding/api/v1/profile/')).body

async function normalizeCode({ person }: ApiClient): Promise<string> {
  const response = await fetch(`${inbox}/messages?receiver=${person.mobile}`)
  const messages = (await response.json()) as { text: string; code: string }[]
  return messages.find(({ text }) => text.startsWith('سامانهٔ ثبت احوال'))?.code ?? ''
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('SBX-118 a newcomer is identified by the registry, then active with a bank account', async () => {
  const newcomer = await signInClient({ kind: 'new' })
  const national_code = nationalCodeFor(newcomer)
  expect((await newcomer.post(bank, { iban, accepted_rules: true })).status).toBe(400)
  expect(await newcomer.post(send, { national_code })).toEqual({ status: 200, body: { expire_seconds: 119 } })
  const code = await normalizeCode(newcomer)
  expect(await newcomer.post(confirm, { national_code, code })).toEqual({ status: 200, body: { level: 1 } })
  expect(await profileOf(newcomer)).toMatchObject({ level: 1, national_code, first_name: expect.stringMatching(/./) })
  expect(await newcomer.post(bank, { iban, accepted_rules: true })).toEqual({ status: 200, body: { level: 2 } })
  expect((await profileOf(newcomer)).level).toBe(2)
  const { body } = await newcomer.get<FundAccount[]>(accounts)
  expect(body).toMatchObject([{ bankName: 'بانک ملت', iban }])
})

test('SBX-118 T16 a step that is done is not done again', async () => {
  const person = await signInClient({ kind: 'identified' })
  const national_code = nationalCodeFor(person)
  expect((await person.post(send, { national_code })).status).toBe(400)
  expect((await person.post(confirm, { national_code, code: '123456' })).body).toEqual({ level: 1 })
  const both = await Promise.all([1, 2].map(() => person.post(bank, { iban, accepted_rules: true })))
  expect(both.map(({ body }) => body)).toEqual([{ level: 2 }, { level: 2 }])
  expect((await person.get<FundAccount[]>(accounts)).body).toHaveLength(1)
})

test('SBX-118 T17 a wrong code is counted, the fifth one ends it, and another one comes only after the wait', async () => {
  const newcomer = await signInClient({ kind: 'new' })
  const national_code = nationalCodeFor(newcomer)
  expect(errorMessage((await newcomer.post(confirm, { national_code, code: '123456' })).body)).toMatch(/هنوز کدی/)
  await newcomer.post(send, { national_code })
  const first = await normalizeCode(newcomer)
  expect(errorMessage((await newcomer.post(confirm, { national_code, code: wrong(first) })).body)).toMatch(/۴ تلاش/)
  for (let left = 4; left > 0; left--) await newcomer.post(confirm, { national_code, code: wrong(first) })
  expect(errorMessage((await newcomer.post(confirm, { national_code, code: first })).body)).toMatch(/باطل شد/)
  expect(await newcomer.post(send, { national_code })).toMatchObject({ status: 429 })
  await control(inbox, 'expire-codes', { receiver: newcomer.person.mobile })
  expect((await newcomer.post(send, { national_code })).status).toBe(200)
  const second = await normalizeCode(newcomer)
  expect((await newcomer.post(confirm, { national_code, code: second })).body).toEqual({ level: 1 })
})

test('SBX-118 a code confirms only the national code it was asked for, and only a free one', async () => {
  const known = await signInClient({ kind: 'identified' })
  const newcomer = await signInClient({ kind: 'new' })
  const taken = (await profileOf(known)).national_code ?? ''
  await newcomer.post(send, { national_code: taken })
  const code = await normalizeCode(newcomer)
  const other = await newcomer.post(confirm, { national_code: nationalCodeFor(newcomer), code })
  expect(errorMessage(other.body)).toMatch(/هنوز کدی/)
  const refused = await newcomer.post(confirm, { national_code: taken, code })
  expect(errorMessage(refused.body)).toBe('با این کد ملی پیش‌تر حسابی ساخته شده است.')
  expect((await profileOf(newcomer)).level).toBe(0)
})

test('SBX-118 the national code of the sign-up is not changed', async () => {
  const person = await signInClient({ level: 0, national_code: `2${String(Date.now()).slice(-9)}` })
  const refused = await person.post(send, { national_code: nationalCodeFor(person) })
  expect([refused.status, errorMessage(refused.body)]).toEqual([400, expect.stringMatching(/یکی نیست/)])
})

test.each([
  [{ iban: 'IR170120000000001234567890', accepted_rules: true }, /شبا/],
  [{ iban: 'ir16 0120 0000 0000 1234 5678 90', accepted_rules: true }, /شبا/],
  [{ iban, accepted_rules: false }, /قوانین/],
  [{ accepted_rules: true }, /iban|شبا/],
])('SBX-118 VAL-24 a bank account as %j is refused', async (body, sentence) => {
  const person = await signInClient({ kind: 'identified' })
  const refused = await person.post(bank, body)
  expect([refused.status, errorMessage(refused.body)]).toEqual([400, expect.stringMatching(sentence)])
  expect((await profileOf(person)).level).toBe(1)
})

test('PLT-052 the last line of a code’s message binds it to the origin that asks for it', async () => {
  const newcomer = await signInClient({ kind: 'new' })
  await signIn(identity, inbox, newcomer.person.mobile)
  await newcomer.post(send, { national_code: nationalCodeFor(newcomer) })
  const response = await fetch(`${inbox}/messages?receiver=${newcomer.person.mobile}`)
  const messages = (await response.json()) as { text: string; code: string | null }[]
  const codes = messages.filter(({ code }) => code !== null)
  const lines = codes.map(({ text, code }) => [text.split('\n').at(-1), code])
  // The shell asks for the registry's code, the identity provider for the one of the sign-in.
  expect(lines).toHaveLength(2)
  for (const [line, code] of lines) expect(line).toMatch(new RegExp(`^@localhost(:\\d+)? #${code}$`))
})
