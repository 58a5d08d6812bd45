import { expect, test } from '@jest/globals'
import { listBankAccounts } from '@sarv/shared/contract/bank-accounts'
import {
  getActivationLanding,
  getCardArchive,
  getOnboardingArchive,
  getReactivationLanding,
} from '@sarv/shared/contract/bank-content'
import { blockCard } from '@sarv/shared/contract/bank-settings'
import { listUnderWay } from '@sarv/shared/contract/under-way'
import { otherDevice } from '@sarv/shared/testing/other-device'
import { codeFor, forceResponse, newPerson } from '@sarv/shared/testing/people'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cardHolder, copied, openBank } from '../testing/mount-bank'

const accountsPath = '/bank/api/v1/account/accounts-with-onb/'
/** A card of which only these facts are known. */
const cardWith = (facts: object) => ({
  body: {
    accounts: [
      {
        ...{ id: null, bankName: 'بانک خاورمیانه', card_number: null, account_number: null, iban: null },
        ...{ owner_name: null, card_name: null, onb_status: null, account_status: null, messages: [], ...facts },
      },
    ],
  },
})
const balancePath = '/bank/api/v1/account/balance/:id/'

test.each([
  ['card-required', 'کارت سرو بگیرید', 'درخواست کارت', undefined],
  ['card-pending', 'درخواست کارت نیمه‌کاره است', 'ادامه', undefined],
  ['card-failed', 'درخواست کارت پذیرفته نشد', 'اصلاح', /ویدئوی ارسالی واضح نیست/],
])('BNK-001 BNK-002 BNK-003: a %s person reads «%s» and goes on by «%s»', async (kind, title, action, message) => {
  const person = await newPerson(kind)
  await openBank('/card', { person })
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/bank/onboarding')
  if (message) expect(screen.getByText(message)).toBeInTheDocument()
})

test('BNK-002 HST-084 a blocked card says so once, and calls the support', async () => {
  const person = await newPerson('card-blocked')
  await openBank('/card', { person })
  expect(await screen.findByRole('heading', { name: 'کارت مسدود است' })).toBeInTheDocument()
  expect(screen.getAllByText(/تا رفع مسدودی/)).toHaveLength(1)
  const call = await screen.findByRole('link', { name: 'تماس با پشتیبانی ۰۲۱۹۱۰۰۰۰۰۰' })
  expect(call).toHaveAttribute('href', 'tel:02191000000')
})

test('BNK-002 a waiting card says what it waits for, and checking refetches it', async () => {
  const person = await newPerson('card-waiting')
  await openBank('/card', { person })
  const check = await screen.findByRole('button', { name: 'بررسی' })
  expect(screen.getByText(/نتیجه تا یک روز کاری پیامک می‌شود/)).toBeInTheDocument()
  const decided = cardWith({ id: 1, status: 'failed', account_status: 'pending', messages: ['نشانی کامل نیست.'] })
  await forceResponse(person, accountsPath, decided)
  await userEvent.click(check)
  expect(await screen.findByText('نشانی کامل نیست.')).toBeInTheDocument()
})

test('BNK-001 an unknown status gets a neutral text', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, accountsPath, cardWith({ status: 'on_the_moon' }))
  await openBank('/card', { person })
  expect(await screen.findByRole('heading', { name: 'وضعیت کارت نامشخص است' })).toBeInTheDocument()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('BNK-004 an active account shows card, number and IBAN, and copies plain digits', async () => {
  const user = userEvent.setup()
  const { toasts } = await openBank('/card')
  const face = await screen.findByRole('figure', { name: 'کارت بانکی شما' })
  expect(face).toHaveTextContent(/[۰-۹]{4} [۰-۹]{2}\*\* \*{4} [۰-۹]{4}/)
  expect(screen.getByText('فعال')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'کپی شمارهٔ شبا' }))
  expect(await copied()).toMatch(/^IR\d{24}$/)
  await user.click(screen.getByRole('button', { name: 'کپی شمارهٔ حساب' }))
  expect(await copied()).toMatch(/^\d{13}$/)
  expect(toasts).toEqual(['کپی شد', 'کپی شد'])
})

test('BNK-005 a hidden balance stays hidden when the page is opened again', async () => {
  const first = await openBank('/card')
  expect(await screen.findByText('۸۶٬۴۲۰٬۵۰۰')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'پنهان کردن مبلغ‌ها' }))
  expect(screen.queryByText('۸۶٬۴۲۰٬۵۰۰')).not.toBeInTheDocument()
  await waitFor(() => expect(first.kept.get('bank')).toEqual({ visibleBankBalance: false }))
  first.unmount()
  await openBank('/card', { person: first.person, kept: Object.fromEntries(first.kept) })
  expect(await screen.findByRole('button', { name: 'نمایش مبلغ‌ها' })).toBeInTheDocument()
  expect(screen.queryByText('۸۶٬۴۲۰٬۵۰۰')).not.toBeInTheDocument()
})

test('BNK-005 D-124 a forbidden balance says so in its place alone, and offers no retry', async () => {
  const person = await cardHolder()
  await forceResponse(person, balancePath, { status: 403, detail: 'این حساب از آن شما نیست.' })
  const { alerts } = await openBank('/card', { person })
  expect(await screen.findByRole('alert')).toHaveTextContent('این حساب از آن شما نیست.')
  expect(alerts).toEqual([])
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).not.toBeInTheDocument()
})

test('BNK-005 D-124 a balance that fails says why in its place alone, and can be retried there', async () => {
  const person = await cardHolder()
  await forceResponse(person, balancePath, { status: 400, detail: 'موجودی در دسترس نیست.' })
  const { alerts } = await openBank('/card', { person })
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' })
  expect(screen.getByRole('alert')).toHaveTextContent('موجودی در دسترس نیست.')
  expect(alerts).toEqual([])
  await userEvent.click(retry)
  expect(await screen.findByText('۸۶٬۴۲۰٬۵۰۰')).toBeInTheDocument()
})

test('BNK-001 accounts that fail to load offer one retry', async () => {
  const person = await cardHolder()
  await forceResponse(person, accountsPath, { status: 400, detail: 'بانک پاسخ نداد.' })
  await openBank('/card', { person })
  expect(await screen.findByRole('alert')).toHaveTextContent('بانک پاسخ نداد.')
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByText('مشخصات حساب')).toBeInTheDocument()
})

test('BNK-006: an account in use has eight operations, each on its page', async () => {
  await openBank('/card')
  await screen.findByRole('list', { name: 'تراکنش‌های اخیر' })
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(links.filter((path) => !path.startsWith('/bank/receipt/'))).toEqual([
    '/bank/setting',
    '/bank/operations/card-to-card',
    '/bank/operations/sheba',
    '/bank/increase-amount',
    '/fast-invest',
    '/bank/transactions',
    '/bank/asset-back',
    '/bank/orders',
  ])
})

test('INV-090: the card shows its five newest transactions with their days, hidden with its balance', async () => {
  const person = await cardHolder()
  await openBank('/card', { person })
  const list = await screen.findByRole('list', { name: 'تراکنش‌های اخیر' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows).toHaveLength(5)
  expect(rows[0]).toHaveTextContent(/کارت به کارت ?بانک پاسارگاد ?دیروز [۰-۹]{2}:[۰-۹]{2} ?سهم شام.*کارمزد/)
  expect(within(list).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/bank\/receipt\/\d+$/))
  await userEvent.click(await screen.findByRole('button', { name: 'پنهان کردن مبلغ‌ها' }))
  await waitFor(() => expect(list).not.toHaveTextContent(/[۰-۹]٬[۰-۹]{3}/))
})

test('BNK-008: an account that is not active closes what moves its money, with label and reason', async () => {
  await openBank('/card', { person: await newPerson('card-verified') })
  const tiles = within(await screen.findByRole('region', { name: 'عملیات کارت' }))
  for (const name of ['کارت به کارت', 'انتقال به شبا', 'شارژ حساب']) {
    const tile = tiles.getByRole('button', { name })
    expect(tile).toBeDisabled()
    expect(tile).toHaveAccessibleDescription(/در انتظار فعال‌سازی.*پس از رسیدن کارت/)
  }
  expect(tiles.getByRole('link', { name: 'سرمایه‌گذاری' })).toHaveAttribute('href', '/fast-invest')
})

test('BNK-008 BNK-073: a card that its owner has blocked sends nothing to another card', async () => {
  const { platform } = await openBank('/card')
  await platform.api.call(blockCard, { body: { is_blocked: true } })
  await act(() => platform.queryClient.invalidateQueries())
  expect(await screen.findByRole('button', { name: 'کارت به کارت' })).toBeDisabled()
  expect(screen.getByRole('link', { name: 'انتقال به شبا' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'رفع مسدودی' })).toHaveAttribute('href', '/bank/setting')
})

test('BNK-004: the whole number is shown after a code, copied, and hidden as soon as the page is hidden', async () => {
  const user = userEvent.setup()
  const person = await cardHolder()
  const { toasts, kept } = await openBank('/card', { person })
  const face = await screen.findByRole('figure', { name: 'کارت بانکی شما' })
  await user.click(screen.getByRole('button', { name: 'نمایش شمارهٔ کارت' }))
  const field = await screen.findByRole('textbox', { name: 'کد ۶ رقمی' })
  const code = await codeFor(person)
  fireEvent.change(field, { target: { value: code === '111111' ? '222222' : '111111' } })
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  fireEvent.change(field, { target: { value: code } })
  await user.click(await screen.findByRole('button', { name: 'کپی شمارهٔ کارت' }))
  expect(await copied()).toMatch(/^\d{16}$/)
  expect(toasts).toEqual(['کپی شد'])
  expect(face).toHaveTextContent(/[۰-۹]{4} [۰-۹]{4} [۰-۹]{4} [۰-۹]{4}/)
  expect(face).toHaveTextContent(/CVV2 [۰-۹]{3}/)
  expect(JSON.stringify([...kept])).not.toContain((await copied()) ?? '-')
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  fireEvent(document, new Event('visibilitychange'))
  Reflect.deleteProperty(document, 'hidden')
  await waitFor(() => expect(face).toHaveTextContent(/\*\*\*\*/))
  expect(screen.getByRole('button', { name: 'نمایش شمارهٔ کارت' })).toBeVisible()
})

test.each([
  ['فعال‌سازی دوبارهٔ کارت', getReactivationLanding, { status: 'expired' }, '/bank/new-card-onboarding'],
  ['فعال‌سازی حساب', getActivationLanding, { account_status: 'inactive' }, '/bank/onboarding'],
  ['درخواست کارت شما بسته شده است', getCardArchive, { account_status: 'inactive', card_number: null }, undefined],
  [
    'درخواست حساب شما بسته شده است',
    getOnboardingArchive,
    { account_status: 'inactive', account_number: null },
    undefined,
  ],
])('BNK-007: the content «%s» has its title, text, steps and button', async (title, landing, state, link) => {
  const person = await cardHolder()
  const { api } = await otherDevice(person)
  const { accounts } = await api.call(listBankAccounts, {})
  const forced = { accounts: [{ ...accounts[0], ...state }] }
  await forceResponse(person, accountsPath, { status: 200, body: forced })
  await openBank('/card', { person })
  const content = within(await screen.findByRole('region', { name: title }))
  const sent = await api.call(landing, { params: { id: accounts[0]?.id ?? 0 } })
  expect(content.getByText(sent.description)).toBeVisible()
  expect(content.getAllByRole('listitem').map((step) => step.textContent?.replace(/^[۰-۹]/, ''))).toEqual(sent.steps)
  expect(sent.steps).toHaveLength(3)
  expect(content.getByRole('link', { name: sent.button?.text })).toHaveAttribute(
    'href',
    link ?? expect.stringMatching(/onboarding$/),
  )
})

test('BNK-003: a card on its way shows its postal steps and the code to follow it', async () => {
  const person = await newPerson('card-verified')
  const order = { id: 'card-1', kind: 'CARD', title: 'درخواست کارت', status: 'DONE', amount: null, order_id: null }
  const orders = [{ ...order, created_at: '2026-11-18T08:00:00.000Z', onb_uuid: 'a-1' }]
  await forceResponse(person, '/bank/api/v1/orders/', { status: 200, body: { orders } })
  const steps = [
    { title: 'چاپ کارت', date: '2026-11-18', done: true },
    { title: 'تحویل به پست', date: null, done: false },
  ]
  const body = { tracking_code: '218530', steps }
  await forceResponse(person, '/onboarding/api/v1/onb/track-post/', { status: 200, body })
  await openBank('/card', { person })
  await userEvent.click(await screen.findByRole('button', { name: 'دریافت کارت' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'دریافت کارت' }))
  expect(await sheet.findByText('۲۱۸۵۳۰')).toBeVisible()
  const [printed, posted] = sheet.getAllByRole('listitem')
  expect(printed).toHaveAttribute('data-state', 'done')
  expect(posted).toHaveAttribute('aria-current', 'step')
})

test('BNK-005 D-251 a new card at the post is told on the card page, and leads to its tracker', async () => {
  const person = await cardHolder()
  const parcel = {
    kind: 'REISSUE',
    id: 'a',
    name: null,
    amount: null,
    paid: 0,
    state: 'IN_TRANSIT',
    since: '2026-11-21T08:00:00.000Z',
    due: '2026-11-28',
    payment_uuid: null,
  }
  const portfolio = { ...parcel, kind: 'PORTFOLIO', id: '1', state: 'TO_CONTINUE', due: null }
  const body = { items: [portfolio, parcel], missing: [] }
  await forceResponse(person, listUnderWay.path, { times: 0, body })
  await openBank('/card', { person })
  const list = within(await screen.findByRole('list', { name: 'در راه و ناتمام' }))
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  const row = list.getByRole('link', { name: /صدور مجدد کارت.*در راه مقصد، تا/ })
  expect(row).toHaveAttribute('href', '/bank/new-card-onboarding')
})
