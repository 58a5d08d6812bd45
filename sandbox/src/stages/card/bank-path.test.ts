import { expect, test } from '@jest/globals'
import { localize } from '../../local-text/localize'
import { cardValues, createCardClient } from '../../testing/card-client'
import { openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'
import { createPmaClient, infoIn, stageIn, statusIn } from '../../testing/pma-client'
import { cardDesignBlocks } from './card-designs'

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:00:00Z'))

const onTheWay = async () => {
  const who = await app.investor({ kind: 'card-required' })
  return { who, path: createCardClient(who) }
}

const notReached = { status: 'ACTIVE', info_status: 'CLOSE', description: null, message: [] }
const asked = (key: string, title: string, type = 'TEXT') => [
  { key, title, type, is_required: true, value: null, sort: 1, message: null },
]
const block = (component_name: string, title: string, priority: number, infos: object[]) => ({
  component_name,
  title,
  description: null,
  priority,
  infos,
})
const condition = (label: string, icon: string) => ({ key: 'condition', icon, label, value: null })

test('SBX-067 SBX-108 BNK-014 a card that is not begun is an object of which nothing is reached', async () => {
  const { path } = await onTheWay()
  expect((await path.fetch()).body).toEqual({
    onb_uuid: '',
    type: 'BANK',
    id: 'MIDDLE_EAST',
    ds_code: 'MIDDLE_EAST',
    plan_id: null,
    name: 'کارت سرو',
    logo: 'credit-card',
    amount: null,
    minimum_investment_amount: null,
    current_stage: 'base_info',
    stages: [
      {
        ...notReached,
        key: 'base_info',
        sort: 1,
        title: 'اطلاعات پایه',
        fields: asked('national_serial', 'سریال کارت ملی یا کد رهگیری رسید'),
        page_info: [
          block('help', 'سریال کارت ملی کجاست؟', 1, [
            {
              key: 'serial',
              icon: 'id-card',
              label: 'کارت ملی هوشمند',
              value: 'سریال پشت کارت است: یک رقم، یک حرف انگلیسی و هشت رقم، مانند 1G12345678.',
            },
            {
              key: 'receipt',
              icon: 'receipt',
              label: 'رسید کارت ملی',
              value: 'اگر هنوز کارت ندارید، کد رهگیری ده‌رقمی روی رسید را وارد کنید.',
            },
          ]),
        ],
      },
      {
        ...notReached,
        key: 'card',
        sort: 2,
        title: 'انتخاب کارت',
        fields: asked('card_name', 'طرح کارت'),
        page_info: localize(cardDesignBlocks(''), 'fa'),
      },
      {
        ...notReached,
        key: 'video',
        sort: 3,
        title: 'ضبط ویدئو',
        fields: asked('video_text', 'متن ویدئو'),
        page_info: [
          block('conditions', 'پیش از ضبط ویدئو', 1, [
            condition('در جایی روشن و ساکت باشید.', 'sun'),
            condition('صورت شما بدون عینک، ماسک و کلاه دیده شود.', 'scan-face'),
            condition('متن روی صفحه را بلند و شمرده بخوانید.', 'mic'),
            condition('ویدئو حداکثر ۱۵ ثانیه است.', 'timer'),
          ]),
          block('video_text', 'این متن را بخوانید', 2, [
            { key: 'text', icon: null, label: null, value: expect.any(String) },
          ]),
        ],
      },
      {
        ...notReached,
        key: 'address',
        sort: 4,
        title: 'نشانی تحویل',
        fields: asked('address_id', 'نشانی', 'ID'),
        page_info: [
          block('delivery', 'زمان تحویل کارت', 1, [
            { key: 'tehran', icon: 'map-pin', label: 'تهران', value: '۳ روز کاری' },
            { key: 'elsewhere', icon: 'truck', label: 'شهرهای دیگر', value: '۷ تا ۱۴ روز کاری' },
          ]),
        ],
      },
    ],
  })
})

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
