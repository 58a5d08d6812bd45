import { beforeAll, expect, test } from '@jest/globals'
import type { BankLanding, BankPromotion } from '@sarv/shared/contract/bank-content'
import { readPicture } from '../../pictures/pictures'
import { type CardHolder, openBankTestApp } from '../../testing/bank-test-app'
import { openBeforeAll } from '../../testing/open-before-all'

const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:30:00Z'))
let holder: CardHolder
let other: CardHolder
beforeAll(async () => {
  holder = await app.holder()
  other = await app.holder()
})

const isServed = async (address: string) => {
  expect(address).toMatch(/^\/static\//)
  return (await readPicture(address.slice('/static/'.length))) !== undefined
}

test.each([
  ['onb-archive', 'درخواست حساب شما بسته شده است', 'این درخواست به پایان نرسید'],
  ['card-onb-archive', 'درخواست کارت شما بسته شده است', 'کارتی برای این درخواست صادر نشد'],
  ['landing/account-activation', 'فعال‌سازی حساب', 'حسابی که شش ماه گردش نداشته باشد غیرفعال می‌شود'],
  ['landing/card-reactivation', 'فعال‌سازی دوبارهٔ کارت', 'اعتبار این کارت تمام شده است'],
])(
  'SBX-042 %s has title, description, image, steps and a button, for the own account only',
  async (page, title, description) => {
    const path = (id: unknown) => `/bank/api/v1/account/${page}/${id}/`
    const { body } = await holder.get<BankLanding>(path(holder.card.account_id))
    expect(body).toMatchObject({ title, description: expect.stringContaining(description) })
    expect(await isServed(body.image ?? '')).toBe(true)
    expect(body.steps.length).toBeGreaterThan(1)
    expect(body.button).toMatchObject({ action: 'INTERNAL', link: expect.stringMatching(/^\/bank\//) })
    for (const id of [other.card.account_id, 0, 'x', '1.5']) {
      expect([id, (await holder.get(path(id))).status]).toEqual([id, 404])
    }
  },
)

test('SBX-042 D-253 who has no card is led to the request of one, and not told that an inactive account is open', async () => {
  const { body } = await holder.get<BankLanding>(`/bank/api/v1/account/card-onb-archive/${holder.card.account_id}/`)
  expect([body.button?.link, body.description]).toEqual(['/bank/onboarding', expect.not.stringContaining('باز است')])
})

test('SBX-024 the promotion has pictures that are served, a line and bullets', async () => {
  const { body } = await holder.get<BankPromotion>('/general/api/v1/settings/bankpromotion/')
  for (const address of [...body.images, body.background_image ?? '']) expect(await isServed(address)).toBe(true)
  expect(new Set(body.bullets.map(({ position }) => position))).toEqual(new Set(['start', 'end']))
})

test('SBX-027 the help’s video and its cover are served; another id is not found', async () => {
  const { body } = await holder.get<{ link: string; cover: string | null }>('/general/api/v1/video/1/')
  expect(await isServed(body.link)).toBe(true)
  expect(await isServed(body.cover ?? '')).toBe(true)
  for (const id of ['2', '0', 'x', 'constructor']) {
    expect((await holder.get(`/general/api/v1/video/${id}/`)).status).toBe(404)
  }
})
