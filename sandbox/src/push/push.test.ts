import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { NoticeSettings } from '@sarv/shared/contract/notice-settings'
import { openPushService, type PushService } from '@sarv/shared/testing/push-service'
import { buildCardNumber } from '../identifiers/check-digits'
import { type BankTestApp, type CardHolder, openBankTestApp } from '../testing/bank-test-app'
import type { TestClient } from '../testing/test-app'

const settings = '/general/api/v1/inbox/settings/'
const device = '/general/api/v1/inbox/device/'
const destination = buildCardNumber('603799123456789')
type Subscribed = NoticeSettings & { device_token: string }

let service: PushService
let app: BankTestApp
beforeAll(async () => {
  service = await openPushService()
  app = await openBankTestApp('2026-11-21T08:30:00Z', {
    SANDBOX_PUSH_HOSTS: service.origin,
    SANDBOX_VAPID_SUBJECT: 'mailto:keys@sarv.example',
  })
})
afterAll(async () => {
  await app.close()
  await service.close()
})

const subscribe = async (who: TestClient, more: object = {}) => {
  const browser = service.subscribe()
  const response = await who.post<Subscribed>(device, { ...browser, shows_amounts: false, ...more })
  return { ...browser, ...response }
}
/** A transfer of the person, which they are told of. */
const fact = (who: CardHolder) => app.pay(who, destination, { amount: 1_000_000 })
const receivedBy = ({ endpoint }: { endpoint: string }) => service.received.filter((push) => push.endpoint === endpoint)
const count = async (table: 'push_message' | 'push_subscription', { sub }: CardHolder) =>
  (
    await app.db.query(
      table === 'push_message'
        ? 'select 1 from push_message m join push_subscription s on s.id = m.subscription_id where s.sub = $1'
        : 'select 1 from push_subscription where sub = $1',
      [sub],
    )
  ).length
const smsOf = (sub: string) =>
  app.db.query('select text from sms where code is null and receiver = (select mobile from person where sub = $1)', [
    sub,
  ])

test('SBX-147 SBX-148 what a person is told reaches the browser encrypted, signed, and without amounts', async () => {
  const who = await app.holder()
  const browser = await subscribe(who)
  expect([browser.status, browser.body.device]).toEqual([200, { shows_amounts: false }])
  await fact(who)
  expect(receivedBy(browser)).toEqual([])
  await app.sendPushes()
  await app.sendPushes()
  const [entry] = await app.db.query<{ id: number }>('select id from inbox_entry where sub = $1', [who.sub])
  const { public_key } = { public_key: browser.body.push_key }
  expect(receivedBy(browser)).toEqual([
    {
      endpoint: browser.endpoint,
      payload: {
        title: 'انتقال وجه',
        body: 'برای خواندن آن، سرو را باز کنید.',
        path: `/inbox?entry=${entry?.id}`,
        tag: `inbox-${entry?.id}`,
        lang: 'fa',
        dir: 'rtl',
      },
      headers: { ttl: '86400', urgency: 'high', encoding: 'aes128gcm' },
      vapid: {
        claims: { aud: service.origin, sub: 'mailto:keys@sarv.example', exp: expect.any(Number) },
        key: public_key,
      },
    },
  ])
  const { exp } = receivedBy(browser)[0]?.vapid.claims ?? { exp: 0 }
  expect(exp - Date.now() / 1000).toBeLessThanOrEqual(86_400)
  expect(await count('push_message', who)).toBe(0)
})

test('SBX-148 amounts stand in it where the person allowed that, in the language of the device', async () => {
  const who = await app.holder()
  const english = await app.signIn(who.sub, 'en', 'tablet')
  const browser = await subscribe(english, { shows_amounts: true })
  await fact(who)
  await app.sendPushes()
  const text = `Card to card of 1,000,000 IRR to ••• ${destination.slice(-4)} was made.`
  expect(receivedBy(browser)[0]?.payload).toMatchObject({ title: 'Transfer', body: text, lang: 'en', dir: 'ltr' })
  // The language of its calls is that of its messages.
  await (await app.signIn(who.sub, 'fa', 'tablet')).get('/general/api/v1/inbox/unread/')
  await fact(who)
  await app.sendPushes()
  expect(receivedBy(browser)[1]?.payload).toMatchObject({ title: 'انتقال وجه', lang: 'fa' })
})

test('SBX-146 PLT-012 the device is known by its push token, and switched off by it', async () => {
  const who = await app.holder()
  const { body } = await subscribe(who)
  expect(body.device_token).toMatch(/^web\.[\w-]{36}$/)
  const phone = await app.signIn(who.sub, 'fa', body.device_token)
  const other = await app.signIn(who.sub, 'fa', 'fcm:wrapper-1')
  expect((await phone.get<NoticeSettings>(settings)).body.device).toEqual({ shows_amounts: false })
  expect((await other.get<NoticeSettings>(settings)).body.device).toBeNull()
  // The wrapper app has a token of its own, which stays the device's.
  expect((await subscribe(other)).body.device_token).toBe('fcm:wrapper-1')
  expect((await phone.remove<NoticeSettings>(device)).body.device).toBeNull()
  expect(await count('push_subscription', who)).toBe(1)
})

test.each([
  [404, 0, 0],
  [410, 0, 0],
  [400, 0, 1],
  [413, 0, 1],
])(
  'SBX-147 a push service that answers %i: %i messages and %i subscriptions are left',
  async (status, left, devices) => {
    const who = await app.holder()
    const browser = await subscribe(who)
    service.answer(browser.endpoint, status)
    await fact(who)
    await app.sendPushes()
    expect([await count('push_message', who), await count('push_subscription', who)]).toEqual([left, devices])
  },
)

test.each([500, 429, 302])(
  'SBX-147 T42 after %i it is tried again later, five times in all, at that address alone',
  async (status) => {
    const who = await app.holder()
    const browser = await subscribe(who)
    service.answer(browser.endpoint, status)
    await fact(who)
    const before = service.requests()
    await app.sendPushes()
    await app.sendPushes()
    expect([service.requests() - before, await count('push_message', who)]).toEqual([1, 1])
    app.clock.advance(10)
    service.answer(browser.endpoint, 201)
    await app.sendPushes()
    expect([receivedBy(browser).length, await count('push_message', who)]).toEqual([1, 0])
    service.answer(browser.endpoint, status)
    await fact(who)
    for (let attempts = 0; attempts < 8; attempts++) {
      await app.sendPushes()
      app.clock.advance(1_800)
    }
    expect([service.requests() - before, await count('push_message', who)]).toEqual([7, 0])
  },
)

test('SBX-145 the choice of a kind holds for text message and push, on every device; the entry is always written', async () => {
  const who = await app.holder()
  const browser = await subscribe(who)
  await who.patch(settings, { kind: 'TRANSFER', sms: false })
  await fact(who)
  await app.sendPushes()
  expect([(await smsOf(who.sub)).length, receivedBy(browser).length]).toEqual([0, 1])
  const elsewhere = await app.signIn(who.sub, 'fa', 'laptop')
  const read = async () =>
    (await elsewhere.get<NoticeSettings>(settings)).body.choices.find(({ kind }) => kind === 'TRANSFER')
  expect(await read()).toMatchObject({ sms: false, push: true })
  await elsewhere.patch(settings, { kind: 'TRANSFER', push: false, sms: true })
  expect(await read()).toMatchObject({ sms: true, push: false })
  await fact(who)
  await app.sendPushes()
  expect([(await smsOf(who.sub)).length, receivedBy(browser).length]).toEqual([1, 1])
  const entries = await app.db.query('select 1 from inbox_entry where sub = $1', [who.sub])
  expect(entries).toHaveLength(2)
})

test('SBX-145 the text message of a sensitive change cannot be switched off, and the reason is said', async () => {
  const who = await app.holder()
  const refused = await who.patch<{ detail: string }>(settings, { kind: 'SECURITY', sms: false })
  expect(refused.status).toBe(400)
  const { choices } = (await who.get<NoticeSettings>(settings)).body
  const fixed = choices.filter(({ always }) => always !== null)
  expect(fixed.map(({ kind, sms, always }) => [kind, sms, always])).toEqual([['SECURITY', true, refused.body.detail]])
  expect((await who.patch(settings, { kind: 'SECURITY', push: false })).status).toBe(200)
  expect((await who.patch(settings, { kind: 'OTHER', push: false })).status).toBe(400)
})

test('SBX-146 T42 a browser that another person used is theirs no more, and gets nothing of them', async () => {
  const [first, second] = [await app.holder(), await app.holder()]
  const browser = service.subscribe()
  await first.post(device, { ...browser, shows_amounts: true })
  await fact(first)
  await second.post(device, { ...browser, shows_amounts: true })
  await app.sendPushes()
  expect(receivedBy(browser)).toEqual([])
  expect([await count('push_subscription', first), await count('push_subscription', second)]).toEqual([0, 1])
  await fact(first)
  await fact(second)
  await app.sendPushes()
  expect(receivedBy(browser)).toHaveLength(1)
})

test('SBX-147 T42 a sign-in that has ended gets nothing more, not even what was on its way', async () => {
  const who = await app.holder()
  const browser = await subscribe(who)
  await app.db.query("insert into oidc_artifact (kind, id, payload) values ('Grant', $1, '{}')", [
    `grant of ${who.sub}`,
  ])
  await app.db.query('update push_subscription set grant_id = $2 where sub = $1', [who.sub, `grant of ${who.sub}`])
  await fact(who)
  await app.sendPushes()
  expect(receivedBy(browser)).toHaveLength(1)
  await fact(who)
  await app.db.query("delete from oidc_artifact where kind = 'Grant' and id = $1", [`grant of ${who.sub}`])
  await fact(who)
  await app.sendPushes()
  expect([receivedBy(browser).length, await count('push_subscription', who)]).toEqual([1, 0])
})

test.each(['http://169.254.169.254/latest', 'https://evil.example/push', 'http://127.0.0.1:1/push', 'x'])(
  'SBX-146 T42 the address %s is refused, and nothing is sent there',
  async (endpoint) => {
    const who = await app.holder()
    const { status } = await who.post(device, { ...service.subscribe(), endpoint, shows_amounts: true })
    expect([status, await count('push_subscription', who)]).toEqual([400, 0])
  },
)

test.each([{ p256dh: 'short' }, { auth: 'short' }, { p256dh: `A${'a'.repeat(86)}` }])(
  'SBX-146 keys that are none are refused: %j',
  async (keys) => {
    const who = await app.holder()
    expect((await subscribe(who, keys)).status).toBe(400)
  },
)

test('SBX-146 T42 a person has ten devices at most, the newest, and subscribes twenty times an hour', async () => {
  const who = await app.holder()
  const statuses = []
  for (let calls = 0; calls < 21; calls++) {
    const phone = await app.signIn(who.sub, 'fa', `phone-${calls}`)
    statuses.push((await subscribe(phone)).status)
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429])
  const rows = await app.db.query<{ device_token: string }>(
    'select device_token from push_subscription where sub = $1 order by id',
    [who.sub],
  )
  expect(rows.map(({ device_token }) => device_token)).toEqual(
    Array.from({ length: 10 }, (_, at) => `phone-${at + 10}`),
  )
})
