import { expect, test } from '@jest/globals'
import type { Address } from '@sarv/shared/contract/addresses'
import type { PrizeProgramme } from '@sarv/shared/contract/prizes'
import type { Profile } from '@sarv/shared/contract/profile'
import type { Referral } from '@sarv/shared/contract/referral'
import { type ApiClient, errorMessage, signInClient } from '../../testing/api-client'

const contact = '/onboarding/api/v1/user-contact/'
const addresses = '/onboarding/api/v1/user-addresses/'
const referral = '/onboarding/api/v1/referral/'
const activate = (code: string) => `${referral}activate/${code}/`
const profileOf = async (caller: ApiClient) => (await caller.get<Profile>('/onboarding/api/v1/profile/')).body
const normalizeCode = async (caller: ApiClient) => (await caller.get<Referral>(referral)).body.code

const addressAt = (street: string) => ({
  address: `${street}، پلاک ۱۲، واحد ۳`,
  postal_code: '1234567890',
  province_id: 8,
  city_id: 800,
  is_default: false,
  category: 'OTHER',
})

test('SBX-020 the profile of a newcomer has a level and no name yet', async () => {
  const newcomer = await signInClient({ kind: 'new' })
  expect(await profileOf(newcomer)).toEqual({
    sub: newcomer.person.sub,
    level: 0,
    preferred_username: newcomer.person.mobile,
    can_referral: true,
    national_code: null,
    user_level: 'NORMAL',
    first_name: null,
    last_name: null,
    email: null,
  })
})

test('SBX-109 the e-mail and the default address change, each alone', async () => {
  const person = await signInClient({ kind: 'empty' })
  const first = (await person.post<Address>(addresses, addressAt('خیابان سرو'))).body
  const second = (await person.post<Address>(addresses, addressAt('خیابان بهار'))).body
  const email = 'negar.f@site.com'
  expect((await person.confirm('PATCH', contact, { email })).body).toEqual({ email, address_id: first.id })
  expect((await person.patch(contact, { address_id: second.id })).body).toEqual({ email, address_id: second.id })
  expect((await profileOf(person)).email).toBe(email)
  const listed = (await person.get<Address[]>(addresses)).body
  expect(listed.map(({ id, is_default }) => [id, is_default])).toEqual([
    [second.id, true],
    [first.id, false],
  ])
})

test('SBX-029 an address is changed, and stays the default one though it was not ticked', async () => {
  const person = await signInClient({ kind: 'empty' })
  const { id } = (await person.post<Address>(addresses, addressAt('خیابان سرو'))).body
  const other = (await person.post<Address>(addresses, addressAt('خیابان بهار'))).body
  const changed = { ...addressAt('خیابان ماه'), postal_code: '1234567891' }
  expect(await person.patch(`${addresses}${id}/`, changed)).toEqual({
    status: 200,
    body: { ...changed, id, is_default: true },
  })
  await person.patch(`${addresses}${other.id}/`, { ...addressAt('خیابان بهار'), is_default: true })
  const listed = (await person.get<Address[]>(addresses)).body
  expect(listed.map((one) => [one.id, one.is_default])).toEqual([
    [other.id, true],
    [id, false],
  ])
})

test('SBX-029 a removed address is gone from the list, and the oldest one left is the default', async () => {
  const person = await signInClient({ kind: 'empty' })
  const streets = ['خیابان سرو', 'خیابان بهار', 'خیابان ماه']
  const made: number[] = []
  for (const street of streets) made.push((await person.post<Address>(addresses, addressAt(street))).body.id)
  const left = await person.delete<Address[]>(`${addresses}${made[0]}/`)
  expect(left.body.map(({ id, is_default }) => [id, is_default])).toEqual([
    [made[1], true],
    [made[2], false],
  ])
  expect((await person.get<Address[]>(addresses)).body).toEqual(left.body)
  for (const send of [
    () => person.delete(`${addresses}${made[0]}/`),
    () => person.patch(contact, { address_id: made[0] }),
  ])
    expect((await send()).status).toBe(404)
})

test('SBX-029 SBX-006 the address of another person is neither changed nor removed', async () => {
  const [person, other] = [await signInClient({ kind: 'empty' }), await signInClient({ kind: 'empty' })]
  const foreign = (await other.post<Address>(addresses, addressAt('خیابان ماه'))).body
  const path = `${addresses}${foreign.id}/`
  expect((await person.patch(path, addressAt('خیابان سرو'))).status).toBe(404)
  expect((await person.delete(path)).status).toBe(404)
  expect((await other.get<Address[]>(addresses)).body).toEqual([foreign])
})

test('SBX-029 an address that a card is on its way to is not removed', async () => {
  const person = await signInClient({ kind: 'card-waiting' })
  const [delivery] = (await person.get<Address[]>(addresses)).body
  const refused = await person.delete(`${addresses}${delivery?.id}/`)
  expect([refused.status, errorMessage(refused.body)]).toEqual([
    409,
    expect.stringMatching(/به این نشانی فرستاده می‌شود/),
  ])
  expect((await person.get<Address[]>(addresses)).body).toEqual([delivery])
})

test('SBX-109 T19 a bad e-mail and the address of another person change nothing', async () => {
  const [person, other] = [await signInClient({ kind: 'empty' }), await signInClient({ kind: 'empty' })]
  const foreign = (await other.post<Address>(addresses, addressAt('خیابان ماه'))).body
  expect((await person.patch(contact, { address_id: foreign.id })).status).toBe(404)
  const refused = await person.patch(contact, { email: 'a@b.museum' })
  expect([refused.status, errorMessage(refused.body)]).toEqual([400, 'ایمیل را به درستی وارد کنید.'])
  expect((await profileOf(person)).email).toBeNull()
  expect((await other.get<Address[]>(addresses)).body).toMatchObject([{ id: foreign.id, is_default: true }])
})

test('SBX-116 SBX-045 everyone has a code; a friend registers it once and brings a reward', async () => {
  const [inviter, friend, other] = [
    await signInClient({ kind: 'empty' }),
    await signInClient({ kind: 'empty' }),
    await signInClient({ kind: 'new' }),
  ]
  const code = await normalizeCode(inviter)
  const refusal = async (caller: ApiClient, tried: string) => {
    const { status, body } = await caller.get(activate(tried))
    return [status, errorMessage(body)]
  }
  expect(await refusal(friend, 'NOBODY99')).toEqual([400, 'کد معرف پیدا نشد.'])
  expect(await refusal(inviter, code)).toEqual([400, 'کد معرف خودتان را نمی‌توانید ثبت کنید.'])
  expect(await friend.get(activate(code.toLowerCase()))).toMatchObject({ status: 200 })
  // Repeating it is harmless (D-31); another code afterwards is not.
  expect(await friend.get(activate(code))).toMatchObject({ status: 200 })
  expect(await refusal(friend, await normalizeCode(other))).toEqual([400, 'پیش‌تر کد معرف دیگری ثبت کرده‌اید.'])
  expect((await profileOf(friend)).can_referral).toBe(false)
  await other.get(activate(code))
  const mine = (await inviter.get<Referral>(referral)).body
  expect(mine).toMatchObject({ code, link: expect.stringContaining(`/?referral_code=${code}`), invited_count: 2 })
  expect(mine.rewards.map(({ id, status, chances }) => [id, status, chances])).toEqual([
    [2, 'WAITING', 10],
    [1, 'EARNED', 10],
  ])
})

test('SBX-045 a month after signing up it is too late for a code', async () => {
  const [inviter, old] = [
    await signInClient({ kind: 'empty' }),
    await signInClient({ kind: 'empty', joined_days_ago: 31 }),
  ]
  expect((await profileOf(old)).can_referral).toBe(false)
  const { status, body } = await old.get(activate(await normalizeCode(inviter)))
  expect([status, errorMessage(body)]).toEqual([400, 'مهلت ثبت کد معرف گذشته است.'])
})

test('SBX-116 prize programmes say their state; the chances come from friends', async () => {
  const [inviter, friend] = [await signInClient({ kind: 'empty' }), await signInClient({ kind: 'empty' })]
  await friend.get(activate(await normalizeCode(inviter)))
  const { body } = await inviter.get<PrizeProgramme[]>('/prize/api/v1/programmes/')
  const states = body.map(({ state }) => state)
  expect(states).toEqual([...states].sort((one, other) => order.indexOf(one) - order.indexOf(other)))
  expect(new Set(states)).toEqual(new Set(order))
  expect(body.map(({ key }) => key)).toContain('winner12')
  expect(body.find(({ state }) => state === 'ACTIVE')?.chances).toBe(10)
  expect(body.filter(({ state }) => state !== 'ACTIVE').every(({ chances }) => chances === 0)).toBe(true)
})
const order = ['ACTIVE', 'SOON', 'ENDED']
