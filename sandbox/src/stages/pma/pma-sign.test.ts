import { expect, test } from '@jest/globals'
import type { Contract } from '@sarv/shared/contract/pma-onboarding'
import { formatDigits } from '@sarv/shared/text/digits'
import { errorMessage } from '../../testing/api-client'
import { type Investor, openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'
import { createPmaClient, emailAddress, infoIn, type PmaClient, stageIn, statusIn } from '../../testing/pma-client'
import { verifySignature } from '../../testing/verify-signature'
import { buildPmaContracts } from './pma-contracts'
import { lockPma } from './pma-record'

const minimumAmount = 500_000_000
const persianLetter = /[\u0600-\u06ff]/
const waitMessage = 119

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:00:00Z'))

async function beforeSigning() {
  const who = await app.investor()
  const path = createPmaClient(app, who)
  const begun = await path.survey(await path.pay((await path.start(minimumAmount)).body))
  return { who, path, begun, address_id: await who.addAddress(emailAddress) }
}

const contractsOf = async (who: Investor, uuid: string) =>
  (await who.get<{ contracts: Contract[] }>(`/onboarding/api/v1/pma-onb/${uuid}/contracts/`)).body.contracts

const wrongOf = (code: string) => String((Number(code) + 1) % 100_000).padStart(5, '0')

/** Sends the fields of the signature and tells what the stage says. */
async function signing(path: PmaClient, begun: Awaited<ReturnType<PmaClient['survey']>>, fields: object) {
  const accepted_risk = infoIn(begun, 'sign_contract', 'suitability', 'survey_id')
  const values = { email_address: emailAddress, accepted_risk, ...fields }
  const { status, body } = await path.submit(begun, 'sign_contract', values)
  expect(status).toBe(200)
  return {
    onboarding: body,
    words: statusIn(body, 'sign_contract'),
    message: stageIn(body, 'sign_contract')?.message[0],
  }
}

test('SBX-053 ST-07 the contracts of a plan, signed or not; the gold plan has one more', async () => {
  const { who, path, begun, address_id } = await beforeSigning()
  expect(await contractsOf(who, begun.onb_uuid)).toEqual([
    { key: 'portfolio-management', id: 1, name: expect.stringMatching(persianLetter), status: 'NOT_SIGNED' },
    { key: 'risk-statement', id: 2, name: expect.stringMatching(persianLetter), status: 'NOT_SIGNED' },
  ])
  await path.sendCode(begun.onb_uuid)
  await signing(path, begun, { otp_code: await who.newestCode(), address_id })
  expect((await contractsOf(who, begun.onb_uuid)).map(({ status }) => status)).toEqual(['SIGNED', 'SIGNED'])
  const gold = (await path.start(minimumAmount, { ds_code: '3' })).body.onb_uuid
  expect(await contractsOf(who, gold)).toHaveLength(3)
})

test('SBX-055 CON-03 a code of five digits goes to the mobile, and another one only after its time', async () => {
  const { who, path, begun } = await beforeSigning()
  const sent = await path.sendCode(begun.onb_uuid)
  expect(sent.body.result).toEqual({ receiver: expect.stringMatching(/^09\d{9}$/), expire_seconds: waitMessage })
  const first = await who.newestCode()
  expect(first).toMatch(/^\d{5}$/)
  const [sms] = await app.db.query<{ text: string }>('select text from sms order by id desc limit 1')
  expect(sms?.text).toBe(`سرو\nکد امضای قرارداد سبد: ${first}\nاین کد مانند امضای شماست.\n@localhost:3000 #${first}`)
  // Its sends are counted apart from those of other codes.
  const purposes = await app.db.query('select purpose from one_time_code where request = $1', [begun.onb_uuid])
  expect(purposes).toEqual([{ purpose: 'contract' }])
  app.clock.advance(10)
  const early = await path.sendCode(begun.onb_uuid)
  expect([early.status, early.headers['retry-after']]).toEqual([429, String(waitMessage - 10)])
  expect(errorMessage(early.body)).toMatch(persianLetter)
  app.clock.advance(waitMessage)
  expect((await path.sendCode(begun.onb_uuid)).status).toBe(200)
  const other = (await path.start(100_000_000, { ds_code: '2' })).body
  const refused = await path.sendCode(other.onb_uuid)
  expect([refused.status, errorMessage(refused.body)]).toEqual([409, 'قراردادها اکنون منتظر امضا نیستند.'])
})

test('SBX-049 SBX-055 ERR-29 a wrong code fails the stage with its message, the right one signs', async () => {
  const { who, path, begun, address_id } = await beforeSigning()
  expect((await signing(path, begun, { otp_code: '12345', address_id })).message).toMatch(/هنوز کدی فرستاده نشده/)
  await path.sendCode(begun.onb_uuid)
  const code = await who.newestCode()
  const wrong = wrongOf(code)
  for (const left of ['۴', '۳', '۲', '۱']) {
    const { words, message, onboarding } = await signing(path, begun, { otp_code: wrong, address_id })
    expect([onboarding.current_stage, words]).toEqual(['sign_contract', 'FAILED/OPEN'])
    expect(message).toBe(`کد نادرست است. ${left} تلاش دیگر دارید.`)
  }
  expect((await signing(path, begun, { otp_code: wrong, address_id })).message).toMatch(/باطل شد/)
  expect((await signing(path, begun, { otp_code: code, address_id })).message).toMatch(/باطل شد/)

  expect((await path.sendCode(begun.onb_uuid)).status).toBe(429)
  expect(statusIn((await path.read(begun.onb_uuid)).body, 'sign_contract')).toBe('FAILED/OPEN')
  app.clock.advance(waitMessage)
  await path.sendCode(begun.onb_uuid)
  const again = (await path.read(begun.onb_uuid)).body
  expect([statusIn(again, 'sign_contract'), stageIn(again, 'sign_contract')?.message]).toEqual(['ACTIVE/OPEN', []])
  const persian = (await who.newestCode()).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))
  const { words, onboarding } = await signing(path, begun, {
    otp_code: `${persian} `,
    address_id: String(address_id),
    email_address: emailAddress.toUpperCase(),
  })
  expect([words, onboarding.current_stage]).toEqual(['DONE/LOCK', 'create_prx'])
  expect((await path.submit(begun, 'sign_contract', { otp_code: code, address_id })).status).toBe(409)
})

test('SBX-055 a code lives as long as it was said, and signs its own onboarding only', async () => {
  const { who, path, begun, address_id } = await beforeSigning()
  await path.sendCode(begun.onb_uuid)
  app.clock.advance(waitMessage)
  expect((await signing(path, begun, { otp_code: await who.newestCode(), address_id })).message).toMatch(/زمان این کد/)
  const other = await path.survey(await path.pay((await path.start(100_000_000, { ds_code: '2' })).body))
  await path.sendCode(other.onb_uuid)
  const code = await who.newestCode()
  expect((await signing(path, begun, { otp_code: code, address_id })).words).toBe('FAILED/OPEN')
  expect((await signing(path, other, { otp_code: code, address_id })).words).toBe('DONE/LOCK')
})

test.each<[object, RegExp]>([
  [{ otp_code: '1234' }, /۵ رقم/],
  [{ otp_code: '123456' }, /۵ رقم/],
  [{ otp_code: '12a45' }, /۵ رقم/],
  [{ otp_code: undefined }, /۵ رقم/],
  [{ email_address: '' }, /ایمیل خود را وارد/],
  [{ email_address: null }, /ایمیل خود را وارد/],
  [{ email_address: 'a@b.museum' }, /ایمیل را درست/],
  [{ email_address: 'other@site.com' }, /یکی نیست/],
  [{ address_id: 999_999 }, /نشانی/],
  [{ address_id: 'null' }, /نشانی/],
  [{ address_id: undefined }, /نشانی/],
])('SBX-049 VAL-10 VAL-03 a signature with %j fails the stage and costs no try', async (fields, sentence) => {
  const { who, path, begun, address_id } = await beforeSigning()
  await path.sendCode(begun.onb_uuid)
  const otp_code = await who.newestCode()
  const { words, message } = await signing(path, begun, { otp_code, address_id, ...fields })
  expect([words, message]).toEqual(['FAILED/OPEN', expect.stringMatching(sentence)])
  expect((await signing(path, begun, { otp_code, address_id })).words).toBe('DONE/LOCK')
})

test('SBX-049 T19 no one signs with the address of another person', async () => {
  const { who, path, begun } = await beforeSigning()
  const address_id = await (await app.investor()).addAddress('other@site.com')
  await path.sendCode(begun.onb_uuid)
  expect((await signing(path, begun, { otp_code: await who.newestCode(), address_id })).message).toMatch(/نشانی/)
})

test('SBX-049 a person without an e-mail is asked for one, and keeps it', async () => {
  const { who, path, begun, address_id } = await beforeSigning()
  await app.db.query('update person set email = null where sub = $1', [who.sub])
  await path.sendCode(begun.onb_uuid)
  const { onboarding } = await signing(path, begun, {
    otp_code: await who.newestCode(),
    address_id,
    email_address: 'new@site.com',
  })
  expect(infoIn(onboarding, 'sign_contract', 'user_info', 'email_address')).toBe('new@site.com')
})

test('SBX-012 SBX-053 the papers keep their number, their sums and the day they were signed', async () => {
  const { who, path, begun, address_id } = await beforeSigning()
  const { onb_uuid } = begun
  const papers = () =>
    app.db.transaction(async (sql) => buildPmaContracts(sql, app.clock, await lockPma(sql, onb_uuid, who.sub)))
  const number = Number(`0x${onb_uuid.slice(0, 8)}`)
  const text = JSON.stringify(await papers())
  expect(text).toContain(formatDigits(String(number).padStart(10, '0'), 'fa'))
  expect(text).toContain('۵۰۰٬۰۰۰٬۰۰۰ ریال')
  await path.sendCode(onb_uuid)
  await signing(path, begun, { otp_code: await who.newestCode(), address_id })
  const signed = await papers()
  app.clock.advance(24 * 3600)
  expect(await papers()).toEqual(signed)
})

test('SBX-049 the digital signature is over the papers as they were read, and over nothing else', async () => {
  const { who, path, begun, address_id } = await beforeSigning()
  await path.sendCode(begun.onb_uuid)
  const { onboarding } = await signing(path, begun, { otp_code: await who.newestCode(), address_id })
  const signature = String(infoIn(onboarding, 'sign_contract', 'digital_sign', 'digital_sign'))
  const signed_at = String(infoIn(onboarding, 'sign_contract', 'digital_sign', 'signed_at'))
  const [row] = await app.db.query<{ digests: Record<string, string> }>(
    'select digests from pma_onboarding where onb_uuid = $1',
    [begun.onb_uuid],
  )
  // The database keeps the keys of an object in an order of its own.
  const digests = Object.fromEntries(
    (await contractsOf(who, begun.onb_uuid)).map(({ key }) => [key, row?.digests[key] ?? '']),
  )
  const signed = { onb_uuid: begun.onb_uuid, sub: who.sub, email: emailAddress, address_id, signed_at, digests }
  expect(await verifySignature(app.db, signature, signed)).toBe(true)
  expect(await verifySignature(app.db, signature, { ...signed, email: 'x@site.com' })).toBe(false)
  expect(await verifySignature(app.db, signature, { ...signed, digests: { ...digests, 'risk-statement': '' } })).toBe(
    false,
  )
  expect(await verifySignature(app.db, 'SARV-ED25519-x', signed)).toBe(false)
})
