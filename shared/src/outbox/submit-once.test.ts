import { expect, test } from '@jest/globals'
import { fakeClock } from '../testing/fake-clock'
import { failWith, fakeOutbox, fakeTab, lose, refusal, refuse } from '../testing/fake-outbox'
import type { MoneyIntent } from './money-intent'
import { resubmit, submitOnce } from './submit-once'

const now = 1_000_000
const prompt = failWith({ status: 400, detail: 'ONB-REQUIRED' })

fakeClock({ now })

test('T16 F51 INV-031 two tabs that submit the same request at once send it once', async () => {
  const { outbox, sent } = fakeOutbox()
  const kept = new Map()
  const [first, second] = await Promise.all([
    submitOnce(outbox, fakeTab(kept).platform, 'sale', now),
    submitOnce(outbox, fakeTab(kept).platform, 'SALE', now),
  ])
  expect(sent).toHaveLength(1)
  expect(second).toEqual(first)
})

test('another request does not wait for the first one’s response', async () => {
  const { promise, resolve: respond } = Promise.withResolvers<{ id: string }>()
  const { outbox } = fakeOutbox(() => promise)
  const { platform } = fakeTab()
  const pending = submitOnce(outbox, platform, 'sale', now)
  const [first] = await Promise.all([
    Promise.race([pending, submitOnce(outbox, platform, 'purchase', now)]).finally(() => respond({ id: '78' })),
    pending,
  ])
  expect(first).toMatchObject({ request: 'purchase' })
})

test('T16 the idempotency key lies in the storage before the request leaves', async () => {
  const tab = fakeTab()
  const before: unknown[] = []
  const { outbox, sent } = fakeOutbox(async () => {
    before.push(...tab.stored().intents)
    return { id: '77' }
  })
  await submitOnce(outbox, tab.platform, 'sale', now)
  expect(before).toEqual([{ sub: 'one', key: expect.stringMatching(/^[\da-f-]{36}$/), at: now, request: 'sale' }])
  expect(before).toEqual([sent[0]?.intent])
})

test('T16 the result is stored with its time, beside what else the slice keeps from now on', async () => {
  const { platform, stored } = fakeTab()
  const { outbox } = fakeOutbox(async () => ({ id: '78', kept: { note: '78' } }))
  const resolved = await submitOnce(outbox, platform, 'sale', now)
  expect(resolved.answer).toEqual({ at: now, id: '78' })
  expect(stored()).toEqual({ intents: [resolved], note: '78', revision: 2 })
})

test('BNK-066 a result that has failed by now is stored as one', async () => {
  const { platform, stored } = fakeTab()
  const { outbox } = fakeOutbox(async () => ({ id: '78', failed: true }))
  await submitOnce(outbox, platform, 'sale', now)
  expect(stored().intents).toMatchObject([{ answer: { id: '78', failed: true } }])
})

test.each([
  ['is lost', lose],
  ['says nothing of the outcome', async () => undefined],
])('F2 a request whose response %s stays in the outbox as lost', async (_, answer) => {
  const { platform, stored } = fakeTab()
  const { outbox } = fakeOutbox(answer)
  const lost = await submitOnce(outbox, platform, 'sale', now)
  expect(lost).toMatchObject({ lost: true, request: 'sale' })
  expect(lost.notBefore).toBeUndefined()
  expect(stored().intents).toEqual([lost])
})

test('F31 a lost request is stored with the time before which the server wants no retry', async () => {
  const { platform, stored } = fakeTab()
  const { outbox } = fakeOutbox(failWith({ status: 429, retryAfterSeconds: 60 }), lose)
  const lost = await submitOnce(outbox, platform, 'sale', now)
  expect(stored().intents).toMatchObject([{ notBefore: now + 60_000 }])
  expect(await resubmit(outbox, platform, lost)).toMatchObject({ lost: true, notBefore: undefined })
})

test('T16 F2 the same request after a lost response goes out under the same key', async () => {
  const { platform } = fakeTab()
  const { outbox, sent } = fakeOutbox(lose)
  const lost = await submitOnce(outbox, platform, 'sale', now)
  expect(await submitOnce(outbox, platform, 'sale', now)).toMatchObject({ key: lost.key, answer: { id: '77' } })
  expect(sent.map(({ intent }) => intent.key)).toEqual([lost.key, lost.key])
})

test('INV-031 a request that is rejected at once leaves nothing in the outbox', async () => {
  const { platform, stored } = fakeTab()
  const { outbox } = fakeOutbox(refuse)
  expect(await submitOnce(outbox, platform, 'sale', now)).toMatchObject({ request: 'sale', refused: refusal })
  expect(stored().intents).toEqual([])
})

test('F2 a lost request that is rejected later stays in the outbox with the error', async () => {
  const { platform, stored } = fakeTab()
  const { outbox } = fakeOutbox(lose, refuse)
  const lost = await submitOnce(outbox, platform, 'sale', now)
  const refused = await resubmit(outbox, platform, lost)
  expect(refused).toMatchObject({ key: lost.key, lost: true, refused: refusal })
  expect(stored().intents).toEqual([refused])
})

test('ERR-04 what the shell prompts about is thrown, and its request is forgotten even when it was lost', async () => {
  const { platform, stored } = fakeTab()
  const { outbox } = fakeOutbox(lose, prompt)
  const lost = await submitOnce(outbox, platform, 'sale', now)
  await expect(resubmit(outbox, platform, lost)).rejects.toMatchObject({ detail: 'ONB-REQUIRED' })
  expect(stored().intents).toEqual([])
})

test('T16 a fault of this page is thrown, and its request keeps its key', async () => {
  const { platform, stored } = fakeTab()
  const { outbox, sent } = fakeOutbox(async () => {
    throw new TypeError('broken')
  })
  await expect(submitOnce(outbox, platform, 'sale', now)).rejects.toThrow('broken')
  expect(stored().intents).toEqual([sent[0]?.intent])
})

test('T16 a retry finds its own entry among others, and goes out as lost', async () => {
  const { outbox, sent } = fakeOutbox()
  const { platform, keep } = fakeTab()
  const entry = (key: string): MoneyIntent<string> => ({ sub: 'one', key, at: now, request: 'sale' })
  keep(entry('a'), entry('b'))
  expect(await resubmit(outbox, platform, entry('b'))).toMatchObject({ key: 'b', answer: { id: '77' } })
  expect(sent).toMatchObject([{ intent: { key: 'b', lost: true } }])
})

test('F51 a retry of what another tab has resolved sends nothing and gives its result', async () => {
  const { outbox, sent } = fakeOutbox(lose)
  const kept = new Map()
  const [one, two] = [fakeTab(kept), fakeTab(kept)]
  const lost = await submitOnce(outbox, one.platform, 'sale', now)
  await submitOnce(outbox, two.platform, 'sale', now)
  expect(await resubmit(outbox, one.platform, lost)).toMatchObject({ answer: { id: '77' } })
  expect(sent).toHaveLength(2)
})

test('F51 a retry waits for the same request of another tab', async () => {
  const kept = new Map()
  const [one, two] = [fakeTab(kept), fakeTab(kept)]
  const { outbox, sent } = fakeOutbox(lose)
  const lost = await submitOnce(outbox, one.platform, 'sale', now)
  await Promise.all([submitOnce(outbox, two.platform, 'sale', now), resubmit(outbox, one.platform, lost)])
  expect(sent).toHaveLength(2)
})

test('a retry of what the outbox has forgotten sends nothing', async () => {
  const { outbox, sent } = fakeOutbox()
  const forgotten = { sub: 'one', key: 'k', at: now, request: 'sale' }
  expect(await resubmit(outbox, fakeTab().platform, forgotten)).toBeUndefined()
  expect(sent).toEqual([])
})

test.each([{ at: 'signed-in', sub: 'two' } as const, { at: 'signed-out' } as const])(
  'T16 what one person had lost is never sent while the session is %j',
  async (session) => {
    const { outbox, sent } = fakeOutbox(lose)
    const { platform, become } = fakeTab()
    const lost = await submitOnce(outbox, platform, 'sale', now)
    become(session)
    expect(await resubmit(outbox, platform, lost)).toEqual(lost)
    expect(sent).toHaveLength(1)
  },
)

test('BNK-066 the secret goes out with the request and with its retry, and lies in no storage', async () => {
  const { outbox, sent } = fakeOutbox(lose)
  const { platform, stored } = fakeTab()
  const lost = await submitOnce(outbox, platform, 'sale', now, 'password')
  expect(JSON.stringify(stored())).not.toContain('password')
  await resubmit(outbox, platform, lost)
  expect(sent.map(({ secret }) => secret)).toEqual(['password', 'password'])
})

test('T16 while the outcome is unknown the secret of the first try stays, for the body must too', async () => {
  const { outbox, sent } = fakeOutbox(lose)
  const { platform } = fakeTab()
  await submitOnce(outbox, platform, 'sale', now, 'first')
  await submitOnce(outbox, platform, 'sale', now, 'second')
  expect(sent.map(({ secret }) => secret)).toEqual(['first', 'first'])
})

test('BNK-066 after a reload the secret that is typed again goes out', async () => {
  const { outbox, sent } = fakeOutbox(lose, lose)
  const { platform } = fakeTab()
  await submitOnce(outbox, platform, 'sale', now)
  await submitOnce(outbox, platform, 'sale', now, 'again')
  expect(sent.map(({ secret }) => secret)).toEqual([undefined, 'again'])
})

test.each([
  ['resolved', async () => ({ id: '77' })],
  ['rejected', refuse],
  ['prompted about', prompt],
])('BNK-066 once a request is %s its secret is forgotten', async (_, answer) => {
  const { outbox, sent } = fakeOutbox(lose, answer)
  const { platform, keep } = fakeTab()
  const lost = await submitOnce(outbox, platform, 'sale', now, 'password')
  await resubmit(outbox, platform, lost).catch(() => undefined)
  keep(lost)
  await resubmit(outbox, platform, lost)
  expect(sent.map(({ secret }) => secret)).toEqual(['password', 'password', undefined])
})
