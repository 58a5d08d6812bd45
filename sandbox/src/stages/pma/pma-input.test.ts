import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { Onboarding } from '@sarv/shared/contract/onboarding'
import { sampleFiles } from '@sarv/shared/testing/sample-files'
import { errorMessage } from '../../testing/api-client'
import { openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'
import { createPmaClient, infoIn, pngFile, slipDetails, statusIn } from '../../testing/pma-client'

const minimumAmount = 500_000_000
const megabyte = 1024 * 1024
const persian = /[\u0600-\u06ff]/

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:00:00Z'))

const onTheWay = async () => {
  const who = await app.investor()
  return { who, path: createPmaClient(app, who) }
}

test.each([
  [minimumAmount - 1, {}, 400],
  [minimumAmount, {}, 200],
  [minimumAmount + 1, {}, 200],
  [999_999_999_999_999, {}, 200],
  [1_000_000_000_000_000, {}, 400],
  [9_007_199_254_740_992, {}, 400],
  ['1e6', {}, 400],
  ['500000000', {}, 400],
  ['۵۰۰۰۰۰۰۰۰', {}, 400],
  [500_000_000.5, {}, 400],
  [-minimumAmount, {}, 400],
  [0, {}, 400],
  [null, {}, 400],
  [undefined, {}, 400],
  [{}, {}, 400],
  [minimumAmount, { ds_code: '99' }, 404],
  [minimumAmount, { ds_code: '1; drop table plan' }, 404],
  [minimumAmount, { ds_code: -1 }, 404],
  [minimumAmount, { ds_code: 'x1' }, 404],
  [minimumAmount, { ds_code: null }, 400],
  [minimumAmount, { ds_code: 1 }, 200],
  [minimumAmount, { type: 'BANK' }, 404],
  [minimumAmount, { type: 'REISSUE_CARD', destination_type: 'MIDDLE_EAST' }, 409],
  [minimumAmount, { type: 'ACCOUNT' }, 400],
  [minimumAmount, { type: 'constructor' }, 400],
  [minimumAmount, { type: 7 }, 400],
  [minimumAmount, { onb_uuid: 'x' }, 404],
  [minimumAmount, { onb_uuid: randomUUID() }, 404],
])('SBX-048 VAL-14 a start with %j and %j: %d', async (amount, more, status) => {
  const { path } = await onTheWay()
  const response = await path.start(amount, more)
  expect(response.status).toBe(status)
  if (status !== 200) expect(errorMessage(response.body)).toMatch(persian)
})

test('SBX-048 ONB-REQUIRED no one starts before the own onboarding is over', async () => {
  const who = await app.investor({ kind: 'identified' })
  expect(errorMessage((await createPmaClient(app, who).start(minimumAmount)).body)).toBe('ONB-REQUIRED')
})

test('SBX-048 SBX-120 PMA-009 what is open is taken up from anywhere; another amount counts until it is paid', async () => {
  const { who, path } = await onTheWay()
  const begun = (await path.start(minimumAmount)).body
  const { onb_uuid } = begun
  expect((await path.start(minimumAmount)).body.onb_uuid).toBe(onb_uuid)
  expect((await path.start(minimumAmount, { onb_uuid: '' })).body.onb_uuid).toBe(onb_uuid)
  expect((await path.start(undefined, { onb_uuid })).body).toMatchObject({ onb_uuid, amount: minimumAmount })
  const changed = (await path.start(3_000_000_000, { onb_uuid })).body
  expect(changed).toMatchObject({ onb_uuid, amount: 3_000_000_000 })
  expect(changed.stages).toHaveLength(5)
  // The page of the gateway for the old amount takes nothing.
  await path.atGateway(begun, 'SUCCESS')
  expect((await path.read(onb_uuid)).body.current_stage).toBe('payment')

  const paid = await path.pay(changed)
  expect(paid.current_stage).toBe('risk')
  for (const amount of [minimumAmount, 2_999_999_999]) {
    const late = await path.start(amount, { onb_uuid })
    expect([late.status, errorMessage(late.body)]).toEqual([
      400,
      'پس از پرداخت نمی‌توان مبلغ را تغییر داد. همین درخواست را ادامه دهید.',
    ])
  }
  expect((await path.start(3_000_000_000)).body).toMatchObject({ onb_uuid, current_stage: 'risk' })
  const elsewhere = await path.start(3_000_000_000, { onb_uuid, ds_code: '2' })
  expect([elsewhere.status, errorMessage(elsewhere.body)]).toEqual([400, 'این درخواست برای سبد دیگری است.'])

  const open = async (query = '') =>
    (await who.get<{ onboardings: Onboarding[] }>(`/onboarding/api/v1/pma-onb/${query}`)).body.onboardings
  expect((await open('?plan_id=1')).map((one) => one.onb_uuid)).toEqual([onb_uuid])
  expect(await open('?plan_id=2')).toEqual([])
  const other = (await path.start(100_000_000, { ds_code: '2' })).body.onb_uuid
  expect((await open()).map((one) => one.onb_uuid).toSorted()).toEqual([onb_uuid, other].toSorted())
})

test('SBX-048 CON-17 another amount replaces the one before under the ceiling, and closes the gateway of it', async () => {
  const { path } = await onTheWay()
  const begun = (await path.start(999_999_999_999_998)).body
  const changed = await path.start(999_999_999_999_999)
  expect([changed.status, changed.body.onb_uuid]).toEqual([200, begun.onb_uuid])
  expect(
    await app.db.query(
      `select p.status from payment p join pma_payment m on m.payment_uuid = p.uuid where m.onb_uuid = $1
       order by p.status`,
      [begun.onb_uuid],
    ),
  ).toEqual([{ status: 'CANCELED' }, { status: 'WAITING' }])
  const second = await path.start(100_000_000, { ds_code: '2' })
  expect([second.status, errorMessage(second.body)]).toEqual([
    400,
    'با این مبلغ، مجموع سبدهای شما از سقف ۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹ ریال می‌گذرد.',
  ])
})

test.each([
  ['the same sum is', 3_000_000_000, 200],
  ['another sum is', 1_000_000_000, 400],
])('SBX-048 SBX-056 a slip that is not handed in, when %s to be paid now: %d: %d', async (_what, amount, status) => {
  const { path } = await onTheWay()
  await path.upload((await path.start(2_000_000_000)).body.onb_uuid)
  expect((await path.submit((await path.start(amount)).body, 'payment')).status).toBe(status)
})

test('SBX-048 T16 five starts at once are one onboarding, and so are five with the same key', async () => {
  const { who, path } = await onTheWay()
  const responses = await Promise.all(Array.from({ length: 5 }, () => path.start(minimumAmount)))
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.onb_uuid}`)).size).toBe(1)
  const wish = { type: 'PMA', ds_code: '2', amount: 100_000_000 }
  const keyed = await Promise.all(
    Array.from({ length: 5 }, () => who.post<Onboarding>('/onboarding/api/v1/start/', wish, 'one-and-the-same')),
  )
  expect(new Set(keyed.map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

const file = (bytes: ArrayLike<number>, size = bytes.length) => {
  const whole = new Uint8Array(size)
  whole.set(bytes)
  return new Blob([whole])
}

test.each<[string, Blob, string, string | undefined]>([
  ['a picture of 5 MB', file(sampleFiles.png, 5 * megabyte), 'a.png', 'png'],
  ['a photo', new Blob([sampleFiles.jpeg]), 'B.JPEG', 'jpeg'],
  ['a PDF', new Blob([sampleFiles.pdf]), `${'r'.repeat(250)}.pdf`, 'pdf'],
  ['one byte more than 5 MB', file(sampleFiles.png, 5 * megabyte + 1), 'a.png', undefined],
  ['6 MB', file(sampleFiles.png, 6 * megabyte), 'a.png', undefined],
  ['a gif', new Blob(['GIF89a']), 'a.gif', undefined],
  ['a program with another name', file([0x4d, 0x5a, 0x90]), 'a.png', undefined],
  ['a drawing that could run', new Blob(['<svg onload="alert(1)"/>']), 'a.png', undefined],
  ['nothing', new Blob([]), 'a.png', undefined],
])('SBX-056 VAL-11 F54 the upload of %s (%#)', async (_what, slip, name, file_type) => {
  const { path } = await onTheWay()
  const { onb_uuid } = (await path.start(minimumAmount)).body
  const response = await path.upload(onb_uuid, slip, slipDetails, name)
  expect(response.status).toBe(file_type === undefined ? 400 : 200)
  if (file_type === undefined) return expect(errorMessage(response.body)).toMatch(persian)
  expect(response.body).toMatchObject({ status: 'SUCCESS', date: '2026-11-21' })
  expect(
    await app.db.query('select file_type, file_name, octet_length(file)::int as size from bank_slip where id = $1', [
      response.body.id,
    ]),
  ).toEqual([{ file_type, file_name: name.slice(0, 200), size: slip.size }])
})

test('SBX-056 D-13 the details of a slip may come with the submit, and are needed by then', async () => {
  const { path } = await onTheWay()
  const begun = (await path.start(minimumAmount)).body
  expect(errorMessage((await path.submit(begun, 'payment', slipDetails)).body)).toBe(
    'ابتدا تصویر رسید را بارگذاری کنید.',
  )
  expect((await path.upload(begun.onb_uuid, pngFile, { date: '2026-11-22' })).status).toBe(400)
  await path.upload(begun.onb_uuid, pngFile, {})
  const missing = await path.submit(begun, 'payment', { tracking_number: '408291' })
  expect([missing.status, errorMessage(missing.body).length > 20]).toEqual([400, true])
  // The time of the gateway passes while the slip is written; the picture stays.
  app.clock.advance(16 * 60)
  const sent = (await path.submit(begun, 'payment', slipDetails)).body
  expect([sent.current_stage, statusIn(sent, 'payment')]).toEqual(['risk', 'ACTIVE/LOCK'])
  expect(infoIn(sent, 'payment', 'receipt', 'account_number')).toBe(slipDetails.account_number)
  expect((await path.upload(begun.onb_uuid)).status).toBe(409)
})

test('SBX-006 SBX-049 T19 nothing of another person is there', async () => {
  const negar = await onTheWay()
  const begun = (await negar.path.start(minimumAmount)).body
  const surveyed = await negar.who.completeSurvey()
  const { who, path } = await onTheWay()
  const { onb_uuid } = begun
  const tries = [
    path.read(onb_uuid),
    path.start(minimumAmount, { onb_uuid }),
    path.submit(begun, 'payment', slipDetails),
    path.upload(onb_uuid),
    path.sendCode(onb_uuid),
    who.get(`/onboarding/api/v1/pma-onb/${onb_uuid}/contracts/`),
    who.get(`/onboarding/api/v1/pma-onb/download/${onb_uuid}/portfolio-management/`),
    path.read('not-a-uuid'),
    who.post('/onboarding/api/v1/submit/', { ...begun, onb_uuid: 'constructor' }),
  ]
  for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
  const paid = await path.pay((await path.start(minimumAmount)).body)
  for (const user_survey_id of [surveyed, 0, -1, 1e9, '1 or 1=1', null, undefined, {}]) {
    const response = await path.submit(paid, 'risk', { user_survey_id })
    expect([user_survey_id, response.status]).toEqual([user_survey_id, 400])
    expect(errorMessage(response.body)).toMatch(persian)
  }
})
