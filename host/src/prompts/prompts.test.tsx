import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { control, freshPerson } from '@sarv/platform/testing/control'
import { today } from '@sarv/shared/calendar/days'
import { listUnderWay } from '@sarv/shared/contract/under-way'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderHost } from '../testing/render-host'
import { Prompts } from './prompts'

const { inbox } = testOrigins()
const remember = (cookie: string) => Object.assign(document, { cookie })
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  remember('referral_modal=; Path=/; Max-Age=0')
})

afterEach(() => void jest.restoreAllMocks())

async function renderFor(request: object, path = '/home') {
  const person = await freshPerson(inbox, request)
  return renderHost(<Prompts />, { path, mobile: person.mobile })
}
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** The profile and what follows from it are known. */
const isSettled = async ({ queryClient }: Awaited<ReturnType<typeof renderHost>>) => {
  await waitFor(() => expect(queryClient.getQueryData(['shell', 'profile'])).toBeDefined())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
}

test('HST-041 ERR-04 one dialog opens however many calls need an active account', async () => {
  const { bus, user, navigation } = await renderFor({ kind: 'empty' }, '/buy?fund=11307')
  act(() => {
    bus.emit('onboarding-required')
    bus.emit('onboarding-required')
  })
  expect(await screen.findByRole('dialog', { name: 'ابتدا حساب خود را فعال کنید' })).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'بعداً' }))
  await isGone()
  expect(navigation.place().pathname).toBe('/buy')
  act(() => bus.emit('onboarding-required'))
  await user.click(await screen.findByRole('button', { name: 'فعال‌سازی حساب' }))
  expect(navigation.place()).toMatchObject({ pathname: '/onboarding', search: '?return_to=%2Fbuy%3Ffund%3D11307' })
  act(() => bus.emit('onboarding-required'))
  await isGone()
})

test.each(['new', 'identified'])(
  'HST-042 a person of kind %s is prompted once per session on the home page',
  async (kind) => {
    const first = await renderFor({ kind }, '/funds')
    await isSettled(first)
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => first.navigation.navigate('/home'))
    expect(await screen.findByRole('dialog', { name: 'حساب شما هنوز فعال نیست' })).toBeVisible()
    await first.user.click(screen.getByRole('button', { name: 'بعداً' }))
    await isGone()
    act(() => first.navigation.navigate('/funds'))
    act(() => first.navigation.navigate('/home'))
    expect(screen.queryByRole('dialog')).toBeNull()
    first.close()
    // A reload belongs to the same session.
    const second = await renderFor({ kind })
    await isSettled(second)
    expect(screen.queryByRole('dialog')).toBeNull()
    second.close()
    const third = await renderFor({ kind })
    act(() => third.bus.emit('signed-out', { reason: 'signed-out' }))
    third.close()
    const next = await renderFor({ kind })
    await next.user.click(await screen.findByRole('button', { name: 'فعال‌سازی حساب' }))
    expect(next.navigation.place().pathname).toBe('/onboarding')
  },
)

test('D-129: who waved a prompt away sees none in another tab on the same day, and one on the next', async () => {
  const { user, close } = await renderFor({ kind: 'new' })
  await user.click(await screen.findByRole('button', { name: 'بعداً' }))
  close()
  sessionStorage.clear()
  const sameDay = await renderFor({ kind: 'new' })
  await isSettled(sameDay)
  expect(screen.queryByRole('dialog')).toBeNull()
  sameDay.close()
  localStorage.setItem('sarv-prompted-on', '2026-01-01')
  await renderFor({ kind: 'new' })
  expect(await screen.findByRole('dialog', { name: 'حساب شما هنوز فعال نیست' })).toBeVisible()
})

test('HST-043 level 2 without fund units is led to the funds', async () => {
  const { user, navigation } = await renderFor({ kind: 'empty' })
  await user.click(await screen.findByRole('button', { name: 'دیدن صندوق‌ها' }))
  expect(navigation.place().pathname).toBe('/funds')
})

test('HST-042 HST-043 a person who holds fund units is not prompted', async () => {
  await isSettled(await renderFor({ kind: 'investor' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('HST-043 D-118 a person whose money is on its way is not led to a first purchase', async () => {
  const person = await freshPerson(inbox, { kind: 'empty' })
  const item = {
    kind: 'PORTFOLIO',
    id: '1',
    name: 'سبد',
    amount: 2,
    paid: 1,
    state: 'TO_CONTINUE',
    since: '2026-11-03',
  }
  const body = { items: [{ ...item, due: null, payment_uuid: null }], missing: [] }
  await control(inbox, 'force', { path: listUnderWay.path, sub: person.sub, times: 0, body })
  await isSettled(await renderHost(<Prompts />, { path: '/home', mobile: person.mobile }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('HST-044 VAL-17 ERR-16 the referral prompt opens by the cookie, and once skipped not again', async () => {
  remember('referral_modal=true; Path=/')
  const { user, navigation } = await renderFor({ kind: 'empty' })
  expect(await screen.findByRole('dialog', { name: 'کد معرف دارید؟' })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'کد معرف' }), 'NOBODY99')
  await user.click(screen.getByRole('button', { name: 'ثبت کد معرف' }))
  expect(await screen.findByText('کد معرف شما با خطا مواجه شد. کد معرف پیدا نشد.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'کد معرف ندارم' }))
  await isGone()
  expect(document.cookie).toContain('referral_modal=false')
  act(() => navigation.navigate('/funds'))
  act(() => navigation.navigate('/home'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('HST-044 D-220 a referral prompt that is not answered comes back after a week, not on the next visit', async () => {
  remember('referral_modal=true; Path=/')
  const first = await renderFor({ kind: 'empty' })
  expect(await screen.findByRole('dialog', { name: 'کد معرف دارید؟' })).toBeVisible()
  first.close()
  const again = await renderFor({ kind: 'empty' })
  await isSettled(again)
  expect(screen.queryByRole('dialog', { name: 'کد معرف دارید؟' })).toBeNull()
  again.close()
  const week = 7 * 24 * 3_600_000
  localStorage.setItem('sarv-referral-asked-at', String(Date.now() - week))
  await renderFor({ kind: 'empty' })
  expect(await screen.findByRole('dialog', { name: 'کد معرف دارید؟' })).toBeVisible()
})

test('HST-044 without the right to a code, or with the cookie at false, no prompt opens', async () => {
  remember('referral_modal=true; Path=/')
  for (const request of [{ kind: 'empty', joined_days_ago: 40 }, { kind: 'investor' }]) {
    const late = await renderFor(request)
    await isSettled(late)
    expect(screen.queryByRole('dialog', { name: 'کد معرف دارید؟' })).toBeNull()
    late.close()
  }
  remember('referral_modal=false; Path=/')
  await isSettled(await renderFor({ kind: 'empty' }))
  expect(screen.queryByRole('dialog', { name: 'کد معرف دارید؟' })).toBeNull()
})

const iPhone = 'iPhone; Version/18.1 Mobile Safari/604.1'
const android = 'Linux; Android 15; Chrome/140.0 Mobile'
const onDevice = (agent: string) => {
  window.innerWidth = 390
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
}
const comeHome = (host: Awaited<ReturnType<typeof renderHost>>) => act(() => host.navigation.navigate('/home'))

test.each([
  [iPhone, 4],
  [android, 0],
])(
  'HST-010 HST-012 HST-013 D-132 on %s the app is offered at home after a payment, and never before',
  async (agent, steps) => {
    onDevice(agent)
    const host = await renderFor({ kind: 'investor' })
    await isSettled(host)
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => host.navigation.navigate('/payment/receipt'))
    act(() => host.bus.emit('payment-settled', { trace: '100200' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    comeHome(host)
    const sheet = await screen.findByRole('dialog', { name: 'سرو روی صفحهٔ اصلی گوشی' })
    expect(within(sheet).queryAllByRole('listitem')).toHaveLength(steps)
  },
)

test('HST-011 D-129 D-132 the offer of the app is the one prompt of its day, and once dismissed not made again', async () => {
  onDevice(iPhone)
  const first = await renderFor({ kind: 'empty' }, '/payment/receipt')
  act(() => first.bus.emit('payment-settled', { trace: '100200' }))
  comeHome(first)
  await first.user.click(await screen.findByRole('button', { name: 'متوجه شدم' }))
  await isGone()
  expect(localStorage.getItem('confirm-app-insstalled')).toBe('false')
  await isSettled(first)
  expect(screen.queryByRole('dialog')).toBeNull()
  first.close()
  localStorage.setItem('sarv-prompted-on', '2026-01-01')
  await renderFor({ kind: 'empty' })
  expect(await screen.findByRole('button', { name: 'دیدن صندوق‌ها' })).toBeVisible()
})

test('D-129 D-132 after another prompt of the same day the app is offered on the next', async () => {
  onDevice(iPhone)
  localStorage.setItem('sarv-prompted-on', today())
  const first = await renderFor({ kind: 'investor' }, '/payment/receipt')
  act(() => first.bus.emit('payment-settled', { trace: '100200' }))
  comeHome(first)
  await isSettled(first)
  expect(screen.queryByRole('dialog')).toBeNull()
  first.close()
  localStorage.setItem('sarv-prompted-on', '2026-01-01')
  await renderFor({ kind: 'investor' })
  expect(await screen.findByRole('dialog', { name: 'سرو روی صفحهٔ اصلی گوشی' })).toBeVisible()
})
