import { expect, test } from '@jest/globals'
import { errorMessage } from '../../testing/api-client'
import { createCardClient } from '../../testing/card-client'
import { openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'
import { stageIn, statusIn } from '../../testing/pma-client'

const key = 'reissue_card_confirm_otp'

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:00:00Z'))

async function onTheWay() {
  const who = await app.investor({ kind: 'card-holder' })
  const path = createCardClient(who, 'REISSUE_CARD')
  const begun = (await path.start()).body
  const tryCode = async (otp_code: unknown) => {
    const { status, body } = await path.submit(begun, key, { otp_code })
    return { status, words: statusIn(body, key), stage: stageIn(body, key), current: body.current_stage }
  }
  return { who, path, begun, tryCode }
}

test('SBX-055 VAL-10 five digits by text message, again after the countdown, and none once it is confirmed', async () => {
  const { who, path, begun, tryCode } = await onTheWay()
  const sent = await path.sendCode(begun.onb_uuid)
  expect(sent).toMatchObject({ status: 200, body: { result: { expire_seconds: 119 } } })
  expect(sent.body.result.receiver).toMatch(/^09\d{9}$/)
  const code = await who.newestCode()
  expect(code).toMatch(/^\d{5}$/)
  const [sms] = await app.db.query<{ text: string }>('select text from sms order by id desc limit 1')
  expect(sms?.text).toBe(`سرو\nکد تأیید صدور مجدد کارت: ${code}\nآن را به هیچ‌کس نگویید.\n@localhost:3000 #${code}`)
  // Its sends are counted apart from those of other codes.
  const purposes = await app.db.query('select purpose from one_time_code where request = $1', [begun.onb_uuid])
  expect(purposes).toEqual([{ purpose: 'reissue' }])
  const early = await path.sendCode(begun.onb_uuid)
  expect([early.status, early.headers['retry-after']]).toEqual([429, '119'])
  app.clock.advance(119)
  expect((await path.sendCode(begun.onb_uuid)).status).toBe(200)
  // The code before no longer counts.
  expect((await tryCode(code)).words).toBe('FAILED/OPEN')
  const persian = (await who.newestCode()).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))
  expect(await tryCode(` ${persian} `)).toMatchObject({ words: 'DONE/LOCK', current: 'card' })
  const confirmed = await path.sendCode(begun.onb_uuid)
  expect([confirmed.status, errorMessage(confirmed.body)]).toEqual([409, 'این درخواست اکنون منتظر کد تأیید نیست.'])
  expect((await path.submit(begun, key, { otp_code: persian })).status).toBe(409)
})

test.each(['1234', '123456', '12a45', '', null, undefined, {}, 'code: 12345'])(
  'VAL-10 BNK-043 ERR-30 the code %j fails the stage with its reason, which costs no try',
  async (typed) => {
    const { path, begun, tryCode, who } = await onTheWay()
    await path.sendCode(begun.onb_uuid)
    for (let tries = 0; tries < 6; tries++) {
      const { status, words, stage, current } = await tryCode(typed)
      expect([status, words, current]).toEqual([200, 'FAILED/OPEN', key])
      expect(stage).toMatchObject({ description: 'کد تأیید باید ۵ رقم باشد.', message: ['کد تأیید باید ۵ رقم باشد.'] })
    }
    expect((await tryCode(await who.newestCode())).words).toBe('DONE/LOCK')
  },
)

test('T17 a code of another reissue, and one that has run out, confirm nothing', async () => {
  const first = await onTheWay()
  await first.path.sendCode(first.begun.onb_uuid)
  const foreign = await first.who.newestCode()
  const { who, path, begun, tryCode } = await onTheWay()
  expect((await tryCode(foreign)).stage?.message[0]).toBe('هنوز کدی فرستاده نشده است. کد جدید بگیرید.')
  expect((await path.sendCode(first.begun.onb_uuid)).status).toBe(404)
  await path.sendCode(begun.onb_uuid)
  expect((await path.start()).body.stages[0]).toMatchObject({ status: 'ACTIVE', message: [] })
  app.clock.advance(120)
  expect((await tryCode(await who.newestCode())).words).toBe('FAILED/OPEN')
})

test('SBX-048 D-23 a reissue is for who has a card', async () => {
  for (const kind of ['card-required', 'card-waiting', 'card-failed', 'empty'] as const) {
    const response = await createCardClient(await app.investor({ kind }), 'REISSUE_CARD').start()
    expect([kind, response.status, errorMessage(response.body)]).toEqual([
      kind,
      409,
      'هنوز کارتی ندارید که دوباره صادر شود.',
    ])
  }
})
