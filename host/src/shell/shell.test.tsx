import { expect, test } from '@jest/globals'
import { control, freshPerson } from '@sarv/platform/testing/control'
import { stateOf } from '@sarv/shared/stages/flow-entry'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type FoundPage, findPage } from '../routing/find-page'
import { hostPages } from '../routing/host-pages'
import { pageRemote, routed } from '../testing/page-remote'
import { renderHost } from '../testing/render-host'
import { Shell } from './shell'

const { inbox } = testOrigins()

const orders = { icon: 'history', label: { fa: 'سفارش‌ها', en: 'Orders' }, to: '/fund-orders' }
const routes = [
  routed('/home', { header: 'logo', back: 'none', extras: [orders] }),
  routed('/funds/:fundId', { tab: '/investment', extras: [{ ...orders, to: '/fund-orders?dscode=:fundId' }] }),
  routed('/fund-orders', { back: 'home' }),
  routed('/chatbot', { header: 'none' }),
  routed('/payment'),
  routed('/payment/receipt', { back: 'two' }),
]
const remote = pageRemote('invest', { routes })
const at = (path: string): FoundPage => findPage(path, hostPages, [remote])
const navs = () => screen.getAllByRole('navigation', { name: 'بخش‌های برنامه' })
const tabsIn = (nav: HTMLElement | undefined) =>
  nav
    ? within(nav)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')])
    : []

async function renderShell(path: string, request: object = { kind: 'investor' }) {
  const person = await freshPerson(inbox, request)
  return {
    person,
    ...(await renderHost(<Shell at={at(path)}>متن صفحه</Shell>, { path, mobile: person.mobile, remotes: [remote] })),
  }
}

test('HST-022 HST-023 HST-025 the tabs are those of the server, in its order, with names and the badge', async () => {
  await renderShell('/home')
  await waitFor(() => expect(tabsIn(navs()[0])).toHaveLength(5))
  const expected = [
    ['خانه', '/home'],
    ['دارایی‌ها', '/assets'],
    ['سرمایه‌گذاریجدید', '/investment'],
    ['کارت', '/card'],
    ['پروفایل', '/profile'],
  ]
  for (const nav of navs()) {
    expect(tabsIn(nav)).toEqual(expected)
    const home = within(nav).getByRole('link', { name: 'خانه' })
    expect(home).toHaveAttribute('aria-current', 'page')
    expect(home.querySelector('svg')).toHaveAttribute('data-icon', 'house')
    expect(within(nav).getByRole('link', { name: 'سرمایه‌گذاری جدید' }).querySelector('svg')).toHaveAttribute(
      'data-icon',
      'sprout',
    )
  }
})

test('PLT-061 CON-21 the navigation is refetched, and counts as old, after four hours', async () => {
  const { queryClient } = await renderShell('/home')
  await waitFor(() => expect(tabsIn(navs()[0])).toHaveLength(5))
  const { observers } = queryClient.getQueryCache().find({ queryKey: ['shell', 'navigation'] }) ?? { observers: [] }
  expect(observers.length).toBeGreaterThan(0)
  for (const { options } of observers)
    expect(options).toMatchObject({ refetchInterval: 14_400_000, staleTime: 14_400_000 })
})

test.each([500, 404])(
  'HST-024 PLT-108 when the navigation answers %i the tabs are home, assets and profile',
  async (status) => {
    const person = await freshPerson(inbox, {})
    await control(inbox, 'force', { path: '/general/api/v1/navigation/', status, sub: person.sub, times: 0 })
    const room = await renderHost(<Shell at={at('/home')}>متن</Shell>, { mobile: person.mobile })
    const { queryClient } = room
    await waitFor(() => expect(queryClient.getQueryState(['shell', 'navigation'])?.status).toBe('error'))
    expect(tabsIn(navs()[0]).map(([, path]) => path)).toEqual(['/home', '/assets', '/profile'])
  },
)

test('HST-028 the bottom bar stands on tab routes only, the side bar everywhere', async () => {
  const tab = await renderShell('/home')
  expect(navs()).toHaveLength(2)
  tab.close()
  const secondary = await renderShell('/funds/12180')
  expect(navs()).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'بازگشت' })).toBeVisible()
  secondary.close()
})

test('D-142 a page below a tab marks its section in the side bar, until the way leads elsewhere', async () => {
  const { navigation } = await renderShell('/funds/12180')
  await waitFor(() => expect(tabsIn(navs()[0])).toHaveLength(5))
  const marked = () =>
    within(screen.getByRole('complementary'))
      .getAllByRole('link')
      .flatMap((link) => link.getAttribute('aria-current') ?? [])
  const tab = screen.getByRole('link', { name: 'سرمایه‌گذاری جدید' })
  expect([tab.getAttribute('aria-current'), marked()]).toEqual(['true', ['true']])
  act(() => navigation.navigate('/home'))
  expect([tab.getAttribute('aria-current'), marked()]).toEqual([null, ['page']])
})

test('HST-029 home has the mark and the history link; a page that draws its own header has none of the shell', async () => {
  const home = await renderShell('/home', { kind: 'investor', first_name: 'نگار' })
  const banner = screen.getByRole('banner')
  expect(within(banner).getByText('سرو')).toBeVisible()
  expect(within(banner).getByRole('link', { name: 'سفارش‌ها' })).toHaveAttribute('href', '/fund-orders')
  expect(within(banner).queryByRole('button', { name: 'بازگشت' })).toBeNull()
  expect(await within(banner).findByRole('heading', { name: /^نگار عزیز، / })).toBeInTheDocument()
  home.close()
  const chat = await renderShell('/chatbot')
  expect(screen.queryByRole('banner')).toBeNull()
  chat.close()
})

test('HST-086 each header has the help, which leads to the assistant with the route of the page and nothing of the person', async () => {
  for (const path of ['/home', '/funds/12180']) {
    const { navigation, user, close } = await renderShell(path)
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'راهنمای این صفحه' }))
    expect(navigation.place()).toMatchObject({ pathname: '/chatbot', state: { from: at(path).page.path } })
    close()
  }
})

test('HST-086 a page with a help of its own has that one alone', async () => {
  const faq = { icon: 'circle-help', label: { fa: 'سؤالات', en: 'Questions' }, to: '/fund-orders' }
  const { header } = await renderShell('/funds/12180')
  await act(async () => header.set({ extras: [faq] }))
  expect(screen.getByRole('link', { name: 'سؤالات' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'راهنمای این صفحه' })).toBeNull()
})

test('HST-030 HST-034 a secondary page has the header of its route, and then that of its screen', async () => {
  const { header, user } = await renderShell('/funds/12180')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('صفحهٔ /funds/:fundId')
  expect(screen.getByRole('link', { name: 'سفارش‌ها' })).toHaveAttribute('href', '/fund-orders?dscode=12180')
  let backs = 0
  const leave = await act(async () => header.set({ title: 'چکاد بلند', extras: [], onBack: () => backs++ }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('چکاد بلند')
  expect(screen.queryByRole('link', { name: 'سفارش‌ها' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'بازگشت' }))
  expect(backs).toBe(1)
  await act(async () => leave())
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('صفحهٔ /funds/:fundId')
})

test('HST-031 HST-032 back leads home from a page that was opened directly, and from the orders', async () => {
  for (const path of ['/funds/12180', '/fund-orders']) {
    const { navigation, user, close } = await renderShell(path)
    await user.click(screen.getByRole('button', { name: 'بازگشت' }))
    expect(navigation.place().pathname).toBe('/home')
    close()
  }
})

test('HST-033 back on a receipt goes two steps back, over what stands between, and not home', async () => {
  const { navigation, user } = await renderShell('/payment/receipt')
  act(() => {
    for (const path of ['/payment', '/the-gateway', '/payment/receipt']) navigation.navigate(path)
  })
  const places: string[] = []
  navigation.subscribe(() => places.push(navigation.place().pathname))
  await user.click(screen.getByRole('button', { name: 'بازگشت' }))
  await waitFor(() => expect(places).toEqual(['/payment']))
})

test('a new page moves the focus to its title, a query does not; the skip button focuses the page', async () => {
  const { navigation, user } = await renderShell('/funds/12180')
  const title = screen.getByRole('heading', { level: 1 })
  act(() => navigation.navigate('/funds/12180?tab=fees'))
  act(() => navigation.navigate('/funds/7'))
  await waitFor(() => expect(title).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'پرش به محتوای صفحه' }))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('U19 another stage of a flow moves the focus to the title, a change within a stage does not', async () => {
  const { navigation, user } = await renderShell('/funds/12180')
  const title = screen.getByRole('heading', { level: 1 })
  const skip = screen.getByRole('button', { name: 'پرش به محتوای صفحه' })
  const goTo = (place: object, depth: number) =>
    act(() => navigation.navigate('/funds/12180', { state: stateOf('card', { depth, place }) }))
  goTo({ stage: 'overview' }, 0)
  goTo({ stage: 'video' }, 1)
  await waitFor(() => expect(title).toHaveFocus())
  await user.click(skip)
  goTo({ stage: 'video', unsent: true }, 1)
  goTo({ stage: 'video', unsent: true }, 1)
  expect(screen.getByRole('main')).toHaveFocus()
  goTo({ stage: 'address' }, 2)
  await waitFor(() => expect(title).toHaveFocus())
})

test('the person stands at the foot of the side bar, with the number shortened', async () => {
  const { person } = await renderShell('/home', { kind: 'investor', first_name: 'نگار', last_name: 'فرهمند' })
  const link = await screen.findByRole('link', { name: /^پروفایل نگار فرهمند ?۰۹/ })
  expect(link).toHaveAttribute('href', '/profile')
  expect(link).toHaveTextContent('•••')
  expect(link.textContent).not.toContain(person.mobile)
})

test('HST-061 PLT-034 the language is switched in the side bar, on whatever page it stands', async () => {
  const { user, bus } = await renderShell('/funds/12180')
  const changes: string[] = []
  bus.on('language-changed', ({ language }) => changes.push(language))
  const bar = screen.getByRole('complementary')
  await user.click(within(bar).getByRole('button', { name: 'English' }))
  expect(await within(bar).findByRole('link', { name: 'Home' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('/funds/:fundId')
  await user.click(within(bar).getByRole('button', { name: 'فارسی' }))
  expect(await within(bar).findByRole('link', { name: 'خانه' })).toBeVisible()
  expect(changes).toEqual(['en', 'fa'])
})
