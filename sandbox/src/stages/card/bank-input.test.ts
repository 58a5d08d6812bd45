import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { CardLimit } from '@sarv/shared/contract/bank-onboarding'
import type { Onboarding } from '@sarv/shared/contract/onboarding'
import type { StageKey } from '@sarv/shared/stages/stage-key'
import { errorMessage } from '../../testing/api-client'
import { createCardClient } from '../../testing/card-client'
import { clips } from '../../testing/clips/clips'
import { openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'
import { infoIn, stageIn, statusIn } from '../../testing/pma-client'
import { freshRecord } from '../linear/linear-handler'
import { bankFlow } from './bank-flow'
import { readCardSettings } from './card-settings'
import { textToRead } from './video-stage'

const persian = /[\u0600-\u06ff]/
const megabyte = 1024 * 1024
const apiPath = '/onboarding/api/v1'
const limitBody = { onb_type: 'BANK', destination_type: 'MIDDLE_EAST' }

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:00:00Z'))

const onTheWay = async (national_code?: string) => {
  const who = await app.investor({ kind: 'card-required', ...(national_code && { national_code }) })
  return { who, path: createCardClient(who) }
}
/** Passes the stages before one; returns the flow that stands there. */
const upTo = async (path: ReturnType<typeof createCardClient>, stages: readonly StageKey[]) =>
  path.passAll((await path.start()).body, stages)

test.each([
  [{}, 200],
  [{ ds_code: undefined }, 400],
  [{ ds_code: null }, 400],
  [{ ds_code: 'MARS' }, 404],
  [{ ds_code: 1 }, 404],
  [{ ds_code: 'middle_east' }, 404],
  [{ onb_uuid: 'x' }, 404],
  [{ onb_uuid: randomUUID() }, 404],
  [{ amount: 1.5 }, 400],
  [{ type: 'ACCOUNT' }, 400],
  [{ type: 'constructor' }, 400],
])('SBX-048 D-23 a card is begun with %j: %d', async (more, status) => {
  const { path } = await onTheWay()
  const response = await path.start(more)
  expect(response.status).toBe(status)
  if (status !== 200) expect(errorMessage(response.body)).toMatch(persian)
})

test('SBX-048 SBX-108 T16 five starts at once are one request, and it is taken up from anywhere', async () => {
  const { path } = await onTheWay()
  const responses = await Promise.all(Array.from({ length: 5 }, () => path.start()))
  const uuids = new Set(responses.map(({ status, body }) => `${status} ${body.onb_uuid}`))
  expect(uuids.size).toBe(1)
  expect((await path.fetch()).body).toEqual(responses[0]?.body)
  expect((await path.start({ onb_uuid: responses[0]?.body.onb_uuid })).body).toEqual(responses[0]?.body)
})

test('SBX-108 ONB-REQUIRED no one asks for a card before the own onboarding is over', async () => {
  const who = await app.investor({ kind: 'identified' })
  const path = createCardClient(who)
  for (const { status, body } of [
    await path.fetch(),
    await path.start(),
    await createCardClient(who, 'REISSUE_CARD').start(),
    await who.post(`${apiPath}/onb/inquiry/amount/`, limitBody),
  ]) {
    expect([status, errorMessage(body)]).toEqual([400, 'ONB-REQUIRED'])
  }
})

test('SBX-051 SBX-108 ERR-05 BNK-032 BNK-033 D-144 too little in the card’s fund: LIMIT_AMOUNT, and how much', async () => {
  const who = await app.investor({ kind: 'limit-amount' })
  const path = createCardClient(who)
  for (const { status, body } of [await path.fetch(), await path.start()]) {
    expect([status, body]).toEqual([400, { detail: 'LIMIT_AMOUNT' }])
  }
  const { status, body } = await who.post<CardLimit>(`${apiPath}/onb/inquiry/amount/`, limitBody)
  expect([status, body.min_amount]).toEqual([200, 50_000_000])
  expect(body.asset_amount).toBeGreaterThan(8_000_000)
  expect(body.asset_amount + body.remaining_required_amount).toBe(50_000_000)
  const empty = await (await app.investor({ kind: 'empty' })).post<CardLimit>(
    `${apiPath}/onb/inquiry/amount/`,
    limitBody,
  )
  expect(empty.body).toEqual({
    asset_amount: 0,
    min_amount: 50_000_000,
    remaining_required_amount: 50_000_000,
    max_payment: 2_000_000_000,
    unit_price: expect.any(Number),
  })
  const rich = await (await onTheWay()).who.post<CardLimit>(`${apiPath}/onb/inquiry/amount/`, limitBody)
  expect(rich.body.remaining_required_amount).toBe(0)
  for (const wrong of [
    {},
    { onb_type: 'PMA', destination_type: 'MIDDLE_EAST' },
    { onb_type: 'BANK', destination_type: 'MARS' },
  ]) {
    expect((await who.post(`${apiPath}/onb/inquiry/amount/`, wrong)).status).toBe(400)
  }
})

test('SBX-051 whose units were sold on the way is told so at the last stage, and nothing is lost', async () => {
  const { who, path } = await onTheWay()
  const filled = await upTo(path, ['base_info', 'card', 'video'])
  await app.db.query('update holding set units = 1 where sub = $1', [who.sub])
  const address_id = await who.addAddress('a@site.com')
  const response = await path.submit(filled, 'address', { address_id })
  expect([response.status, errorMessage(response.body)]).toEqual([400, expect.stringMatching(persian)])
  expect((await path.fetch()).body).toEqual({ detail: 'LIMIT_AMOUNT' })
  await app.db.query('update holding set units = 100000 where sub = $1', [who.sub])
  expect((await path.fetch()).body).toEqual(filled)
})

test('SBX-108 BNK-003 who has a card, in use, on its way or blocked, asks for none', async () => {
  for (const kind of ['card-holder', 'card-verified', 'card-blocked'] as const) {
    const path = createCardClient(await app.investor({ kind }))
    for (const { status, body } of [await path.fetch(), await path.start()]) {
      expect([kind, status, errorMessage(body)]).toEqual([kind, 409, 'شما کارت سرو دارید.'])
    }
  }
})

const ownCode = '0012345679'
test.each([
  ['1G12345678', 200],
  ['9a00000000', 200],
  ['1234567890', 200],
  ['۱g۱۲۳۴۵۶۷۸', 200],
  ['١٢٣٤٥٦٧٨٩٠', 200],
  [' \u200f1G12345678 ', 200],
  [ownCode, 400],
  ['۰۰۱۲۳۴۵۶۷۹', 400],
  ['G112345678', 400],
  ['1G1234567', 400],
  ['1G123456789', 400],
  ['AA12345678', 400],
  ['1آ12345678', 400],
  ['123456789', 400],
  ['12345678901', 400],
  ['1G12345678\n2', 400],
  ['', 400],
  [null, 400],
  [undefined, 400],
  [{}, 400],
  [['1G12345678'], 400],
])('BNK-020 VAL-08 the serial %j: %d', async (national_serial, status) => {
  const known = await serialTaker()
  const response = await known.path.submit(known.begun, 'base_info', { national_serial })
  expect(response.status).toBe(status)
  if (status === 400) expect(errorMessage(response.body)).toBe('سریال کارت ملی یا کد رهگیری رسید را به درستی وارد کنید')
  else expect(stageIn(response.body, 'base_info')?.fields[0]?.value).toMatch(/^[\dA-Za-z]{10}$/)
})

let taker: Promise<{ path: ReturnType<typeof createCardClient>; begun: Onboarding }> | undefined
/** One for all serials: the stage may be done again. */
function serialTaker() {
  taker ??= onTheWay(ownCode).then(async ({ path }) => ({ path, begun: (await path.start()).body }))
  return taker
}

test('BNK-021 one of the five designs, and nothing else', async () => {
  const { path } = await onTheWay()
  const based = await upTo(path, ['base_info'])
  for (const card_name of ['gold', 'سرو', 'SARV', '', null, undefined, 1, {}, '__proto__']) {
    const response = await path.submit(based, 'card', { card_name })
    expect([card_name, response.status, errorMessage(response.body)]).toEqual([
      card_name,
      400,
      'یکی از طرح‌های کارت را انتخاب کنید.',
    ])
  }
  for (const card_name of ['sarv', 'kavir', 'khalij', 'anar', 'shab']) {
    const { body } = await path.submit(based, 'card', { card_name })
    expect([stageIn(body, 'card')?.fields[0]?.value, body.current_stage]).toEqual([card_name, 'video'])
  }
})

test('BNK-025 SBX-049 the video stage needs a video and the very text that was to be read', async () => {
  const { path, who } = await onTheWay()
  const chosen = await upTo(path, ['base_info', 'card'])
  const text = String(infoIn(chosen, 'video', 'video_text', 'text'))
  const [person] = await app.db.query<{ name: string }>(
    "select concat_ws(' ', first_name, last_name) as name from person where sub = $1",
    [who.sub],
  )
  expect(text).toContain(person?.name)
  expect(infoIn((await path.fetch()).body, 'video', 'video_text', 'text')).toBe(text)
  const none = await path.submit(chosen, 'video', { video_text: text })
  expect([none.status, errorMessage(none.body)]).toEqual([400, 'ابتدا ویدئو را ضبط و بارگذاری کنید.'])
  expect((await path.upload()).body).toEqual({ id: expect.any(Number) })
  for (const video_text of ['متن دیگری', '', null, undefined, {}]) {
    const { status, body } = await path.submit(chosen, 'video', { video_text })
    expect([status, errorMessage(body)]).toEqual([400, 'متن ویدئو با متن این درخواست یکی نیست. صفحه را تازه کنید.'])
  }
  expect((await path.submit(chosen, 'video', { video_text: ` ${text}\n` })).body.current_stage).toBe('address')
})

test('BNK-024 the text to read is one of all, by the request', async () => {
  const { video_texts } = await readCardSettings(app.db)
  const { sub } = (await onTheWay()).who
  const texts = await Promise.all(
    Array.from({ length: 40 }, () => textToRead(app.db, { ...freshRecord(bankFlow, sub, ''), uuid: randomUUID() })),
  )
  expect(new Set(texts.map(({ fa }) => fa)).size).toBe(video_texts.length)
  expect(texts.some(({ fa, en }) => `${fa} ${en}`.includes('{name}'))).toBe(false)
})

test('SBX-050 a later video replaces the earlier one, and counts once the stage is submitted', async () => {
  const { path, who } = await onTheWay()
  const chosen = await upTo(path, ['base_info', 'card'])
  const kept = () =>
    app.db.query<{ file_type: string; submitted: boolean }>(
      `select v.file_type, v.submitted_at is not null as submitted from onboarding_video v
       join onboarding o on o.uuid = v.onb_uuid where o.sub = $1 order by v.id`,
      [who.sub],
    )
  await path.upload(clips.webm)
  await path.upload(clips.mp4)
  expect(await kept()).toEqual([{ file_type: 'mp4', submitted: false }])
  const video_text = infoIn(chosen, 'video', 'video_text', 'text')
  await path.submit(chosen, 'video', { video_text })
  await path.upload(clips.webm)
  expect(await kept()).toEqual([
    { file_type: 'mp4', submitted: true },
    { file_type: 'webm', submitted: false },
  ])
  await path.submit(chosen, 'video', { video_text })
  expect(await kept()).toEqual([{ file_type: 'webm', submitted: true }])
})

const emptyMp4 = Buffer.from('\0\0\0\bftyp\0\0\0\bmoov')
const filled = (head: Uint8Array, size: number) => {
  const whole = new Uint8Array(size)
  whole.set(head)
  return whole
}
test('SBX-050 VAL-25 T18 F54 F55 a video is judged by its bytes: another file is refused with its reason', async () => {
  const { path } = await onTheWay()
  await upTo(path, ['base_info', 'card'])
  const tries: [string, Uint8Array, RegExp][] = [
    ['nothing', new Uint8Array(), /خالی/],
    ['text', new TextEncoder().encode('text, renamed'), /فرمت/],
    ['a head without a picture', emptyMp4, /تصویری نیست/],
    ['seventeen seconds', clips.long, /۱۵ ثانیه/],
    ['half of one', clips.webm.subarray(0, clips.webm.length / 2), /کامل نرسیده/],
    ['more than 10 MB', filled(clips.webm, 10 * megabyte + 1), /۱۰ مگابایت/],
  ]
  for (const [what, bytes, reason] of tries) {
    const response = await path.upload(bytes)
    expect([what, response.status, errorMessage(response.body)]).toEqual([what, 400, expect.stringMatching(reason)])
  }
  for (const odd of [{ field: 'file' }, { onb_type: 'PMA' }, { onb_type: 'REISSUE_CARD' }, { onb_type: '' }]) {
    const response = await path.upload(clips.webm, odd)
    expect([odd, response.status]).toEqual([odd, 400])
    expect(errorMessage(response.body)).toMatch(persian)
  }
  expect((await path.upload(clips.mp4, { name: 'whatever.txt' })).status).toBe(200)
})

test('SBX-050 there is no video for a stage that does not wait for one', async () => {
  const { path } = await onTheWay()
  expect((await path.upload()).status).toBe(409)
  const begun = (await path.start()).body
  expect((await path.upload()).status).toBe(409)
  await path.passAll(begun)
  const late = await path.upload()
  expect([late.status, errorMessage(late.body)]).toEqual([409, 'این درخواست اکنون منتظر ویدئو نیست.'])
  expect((await createCardClient(await app.investor({ kind: 'card-holder' }), 'REISSUE_CARD').upload()).status).toBe(
    409,
  )
})

test('BNK-030 T19 the address is one of the own', async () => {
  const negar = await onTheWay()
  const foreign = await negar.who.addAddress('n@site.com')
  const { path } = await onTheWay()
  const filmed = await upTo(path, ['base_info', 'card', 'video'])
  for (const address_id of [foreign, 0, -1, 1.5, 2 ** 31, '1 or 1=1', '', null, undefined, {}]) {
    const response = await path.submit(filmed, 'address', { address_id })
    expect([address_id, response.status, errorMessage(response.body)]).toEqual([
      address_id,
      400,
      'نشانی تحویل کارت را انتخاب کنید.',
    ])
  }
})

test('SBX-006 SBX-049 T19 T20 nothing of another person is there, and a forged object changes nothing', async () => {
  const negar = await onTheWay()
  const begun = await upTo(negar.path, ['base_info'])
  const { who, path } = await onTheWay()
  const { onb_uuid } = begun
  for (const { status } of [
    await path.submit(begun, 'card', { card_name: 'sarv' }),
    await path.start({ onb_uuid }),
    await path.sendCode(onb_uuid),
    await path.track({ onb_uuid }),
    // The flow of another type.
    await createCardClient(negar.who, 'REISSUE_CARD').sendCode(onb_uuid),
    await who.post(`${apiPath}/start/`, { type: 'PMA', ds_code: '1', onb_uuid }),
  ]) {
    expect(status).toBe(404)
  }
  const forged = {
    ...begun,
    current_stage: 'address',
    stages: begun.stages.map((stage) => ({ ...stage, status: 'DONE', info_status: 'OPEN' })),
  }
  expect((await negar.path.submit(forged, 'address', { address_id: 1 })).status).toBe(409)
  expect((await negar.path.submit(begun, 'risk', {})).status).toBe(400)
  expect((await negar.path.submit(begun, 'finalize', {})).status).toBe(409)
  expect((await negar.path.fetch()).body).toEqual(begun)
})

test('SBX-015 BNK-019 what the bank sends back is corrected alone, with its values kept', async () => {
  const { who, path } = await onTheWay()
  const sent = await path.passAll((await path.start()).body)
  const bank = (stage: string, kind: 'approved' | 'refused', message?: string) =>
    app.review({ sub: who.sub, stage, kind, ...(message && { message }) })
  for (const [stage, kind] of [
    ['card', 'approved'],
    ['risk', 'refused'],
    ['payment', 'refused'],
    ['constructor', 'refused'],
  ] as const) {
    await expect(bank(stage, kind)).rejects.toMatchObject({ kind: 'not-found' })
  }
  await bank('video', 'refused', 'ویدئو واضح نیست.')
  const back = (await path.fetch()).body
  expect([back.current_stage, statusIn(back, 'video'), statusIn(back, 'card')]).toEqual([
    'video',
    'FAILED/OPEN',
    'DONE/LOCK',
  ])
  expect(stageIn(back, 'video')).toMatchObject({ message: ['ویدئو واضح نیست.'], description: 'ویدئو واضح نیست.' })
  expect(stageIn(back, 'video')?.fields[0]?.value).toBe(stageIn(sent, 'video')?.fields[0]?.value)
  expect(await path.account()).toMatchObject({
    status: 'failed',
    account_status: 'pending',
    onb_status: 'FAILED',
    messages: ['ویدئو واضح نیست.'],
  })
  // The clock does not decide about a missing video, and the old video no longer counts.
  app.clock.advance(60)
  const video_text = infoIn(back, 'video', 'video_text', 'text')
  expect((await path.submit(back, 'video', { video_text })).status).toBe(400)
  expect((await path.submit(back, 'card', { card_name: 'shab' })).status).toBe(409)
  expect((await path.pass(back, 'video')).current_stage).toBe('FINALIZE')
  expect(await path.account()).toMatchObject({ status: 'waiting', onb_status: 'ACTIVE' })
  await bank('address', 'refused')
  const again = (await path.fetch()).body
  expect([again.current_stage, stageIn(again, 'address')?.message]).toEqual([
    'address',
    ['این بخش پذیرفته نشد. آن را اصلاح کنید و دوباره بفرستید.'],
  ])
  expect(
    await app.db.query('select 1 from onboarding_video where onb_uuid = $1 and rejected_at is not null', [
      sent.onb_uuid,
    ]),
  ).toEqual([])
  expect((await path.pass(again, 'address')).stages.flatMap(({ message }) => message)).not.toContain(
    stageIn(again, 'address')?.message[0],
  )
  await bank('finalize', 'approved')
  expect(await path.account()).toMatchObject({ status: 'verified', card_name: 'anar' })
})

test('SBX-047 BNK-003 D-21 the card in the post: by its request, by the post’s code, and no one else’s', async () => {
  const who = await app.investor({ kind: 'card-verified' })
  const path = createCardClient(who)
  const { status, body } = await path.track()
  expect([status, body.steps.map(({ done }) => done)]).toEqual([200, [true, true, expect.any(Boolean), false, false]])
  expect(body.tracking_code).toMatch(/^\d{24}$/)
  expect((await path.track({ tracking_code: body.tracking_code })).body).toEqual(body)
  const stranger = createCardClient(await app.investor({ kind: 'card-waiting' }))
  expect((await stranger.track({ tracking_code: body.tracking_code })).status).toBe(404)
  expect((await stranger.track()).body).toMatchObject({ tracking_code: null, steps: { length: 5 } })
  for (const wrong of [
    { onb_uuid: 'x' },
    { onb_uuid: randomUUID() },
    { tracking_code: '' },
    { tracking_code: "' or 1=1" },
  ]) {
    expect((await path.track(wrong)).status).toBe(404)
  }
  expect((await createCardClient(await app.investor({ kind: 'empty' })).track()).status).toBe(404)
})
