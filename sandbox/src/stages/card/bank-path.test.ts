import { expect, test } from '@jest/globals'
import { cardValues, createCardClient } from '../../testing/card-client'
import { openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'
import { createPmaClient, infoIn, stageIn, statusIn } from '../../testing/pma-client'

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:00:00Z'))

const onTheWay = async () => {
  const who = await app.investor({ kind: 'card-required' })
  return { who, path: createCardClient(who) }
}

test('SBX-108 SBX-048 SBX-049 BNK-014 a card from nothing to the bank, and issued by the clock', async () => {
  const { path } = await onTheWay()
  const fresh = await path.fetch()
  expect([fresh.status, fresh.body.onb_uuid, fresh.body.current_stage]).toEqual([200, '', 'base_info'])
  const begun = (await path.start()).body
  expect(begun).toMatchObject({ type: 'BANK', ds_code: 'MIDDLE_EAST', plan_id: null, current_stage: 'base_info' })
  expect(statusIn(begun, 'base_info')).toBe('ACTIVE/OPEN')
  expect(await path.account()).toMatchObject({ status: 'pending', account_status: 'pending', onb_status: 'ACTIVE' })

  const based = await path.pass(begun, 'base_info')
  expect([based.current_stage, statusIn(based, 'base_info')]).toEqual(['card', 'DONE/OPEN'])
  const chosen = await path.pass(based, 'card')
  const filmed = await path.pass(chosen, 'video')
  expect([filmed.current_stage, filmed.onb_uuid]).toEqual(['address', begun.onb_uuid])
  const sent = await path.pass(filmed, 'address')
  expect(sent.current_stage).toBe('FINALIZE')
  expect(infoIn(sent, 'finalize', 'result', 'title')).toBe('درخواست شما ثبت شد')
  expect(statusIn(sent, 'card')).toBe('DONE/LOCK')
  expect(stageIn(sent, 'base_info')?.fields[0]?.value).toBe(cardValues.national_serial)
  expect(await path.account()).toMatchObject({
    status: 'waiting',
    account_status: 'inquiry',
    card_number: null,
    messages: ['اطلاعات شما به بانک فرستاده شده است. نتیجه تا یک روز کاری پیامک می‌شود.'],
  })
  expect((await path.fetch()).body).toEqual(sent)

  app.clock.advance(31)
  expect(await path.account()).toMatchObject({
    status: 'verified',
    account_status: 'wait_for_activate',
    card_name: 'anar',
    card_number: expect.stringMatching(/^627412\*{6}\d{4}$/),
  })
  expect((await path.fetch()).status).toBe(409)
  const [parcel] = await app.db.query(
    `select p.to_tehran, c.name from card_parcel p join onboarding o on o.uuid = p.onb_uuid
       join address a on a.id = (o.state->'values'->>'address_id')::int join city c on c.id = a.city_id where o.uuid = $1`,
    [begun.onb_uuid],
  )
  expect(parcel).toEqual({ to_tehran: false, name: { fa: 'تبریز', en: 'Tabriz' } })
})

test('CON-27 a PMA, and BANK and REISSUE_CARD of MIDDLE_EAST are begun; the serial is national_serial', async () => {
  const { path, who } = await onTheWay()
  const asked = (await path.start({ type: 'BANK', ds_code: 'MIDDLE_EAST' })).body
  expect([asked.type, asked.ds_code]).toEqual(['BANK', 'MIDDLE_EAST'])
  expect(stageIn(asked, 'base_info')?.fields.map(({ key }) => key)).toEqual(['national_serial'])
  const holder = createCardClient(await app.investor({ kind: 'card-holder' }), 'REISSUE_CARD')
  const again = (await holder.start({ type: 'REISSUE_CARD', destination_type: 'MIDDLE_EAST' })).body
  expect([again.type, again.ds_code]).toEqual(['REISSUE_CARD', 'MIDDLE_EAST'])
  expect((await createPmaClient(app, who).start(500_000_000)).body.type).toBe('PMA')
})
