import { expect, test } from '@jest/globals'
import { getFeedFile, listFeed } from '@sarv/shared/contract/feed'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { sampleEntry } from '@sarv/shared/testing/sample-entry'
import { screen, waitFor, within } from '@testing-library/react'
import { cardHolder, openBank } from '../testing/mount-bank'

const path = '/transactions'
const lists = () => screen.queryAllByRole('list', { name: /^تراکنش‌ها/ })
const rows = () => lists().flatMap((list) => within(list).getAllByRole('listitem'))
const figure = /[۰-۹]٬[۰-۹]{3}/

test('INV-088 money of all products stands in one dated list, each row leading to where it is told in full', async () => {
  await openBank(path, { person: await newPerson('investor') })
  await waitFor(() => expect(rows()).toHaveLength(20))
  const texts = rows().map((row) => row.textContent)
  for (const word of ['خرید صندوق', 'فروش صندوق', 'کارت به کارت']) expect(texts.join()).toContain(word)
  const links = rows()
    .flatMap((row) => within(row).queryAllByRole('link'))
    .map((link) => link.getAttribute('href'))
  for (const start of ['/fund-order/', '/bank/receipt/']) {
    expect(links.some((link) => link?.startsWith(start))).toBe(true)
  }
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(/^(امروز|دیروز)$/)
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.parentElement).toHaveTextContent(/پرداختی [۰-۹٬]+/)
})

test('INV-088 F32 what did not happen has no sign, an unknown kind and product is shown', async () => {
  const person = await newPerson('empty')
  const results = [
    sampleEntry({ id: '1', product: 'FUND', kind: 'PURCHASE', status: 'FAILED', bank: null, way: null, fee: 0 }),
    sampleEntry({ id: '2', product: 'GOLD', kind: 'MELTED', status: 'ON_HOLD', bank: null, way: null, date: 'soon' }),
  ]
  await forceResponse(person, listFeed.path, { status: 200, body: { results, next: null, months: [] } })
  await openBank(path, { person })
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()[0]).toHaveTextContent(/۵٬۰۰۰٬۰۰۰ ?ناموفق/)
  expect(rows()[0]).not.toHaveTextContent(/[-−+]۵/)
  expect(rows()[1]).toHaveTextContent(/تراکنش.*ON_HOLD/)
  expect(document.body).not.toHaveTextContent(/NaN|undefined|null/)
})

test('INV-089 kind and words filter the feed through the address, and an empty result leads back', async () => {
  const { navigation, user } = await openBank(path, { person: await newPerson('investor') })
  await user.click(await screen.findByRole('radio', { name: 'سود' }))
  await waitFor(() => expect(navigation.place().search).toBe('?kind=PROFIT'))
  await waitFor(() => expect(rows().every((row) => row.textContent?.includes('سود'))).toBe(true))
  await user.type(screen.getByRole('searchbox'), 'هیچ{Enter}')
  expect(await screen.findByRole('heading', { name: 'تراکنشی با این انتخاب نیست' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'همهٔ تراکنش‌ها' }))
  await waitFor(() => expect(rows()).toHaveLength(20))
  expect(navigation.place().search).toBe('')
})

test('INV-089 all that the filter means is saved, page after page as CSV, or by the server as PDF', async () => {
  const saved: string[] = []
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file.type)
    return 'blob:feed'
  }
  URL.revokeObjectURL = () => undefined
  const person = await newPerson('investor')
  const { toasts, user } = await openBank(path, { person })
  const save = async (way: string) => {
    await user.click(await screen.findByRole('button', { name: 'دریافت فایل' }))
    await user.click(await screen.findByRole('button', { name: way }))
  }
  await save('ذخیرهٔ CSV برای اکسل')
  await waitFor(() => expect(toasts).toEqual(['فایل ذخیره شد']))
  expect(saved).toEqual(['text/csv;charset=utf-8'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await save('ذخیرهٔ PDF')
  await waitFor(async () => expect(await requestsTo(person, getFeedFile.path)).toHaveLength(1))
})

test('INV-090 U1 one eye hides the amounts of all products, where either choice is to hide', async () => {
  const { user } = await openBank(path, {
    person: await newPerson('investor'),
    kept: { bank: { visibleBankBalance: false } },
  })
  await waitFor(() => expect(rows()).toHaveLength(20))
  expect(document.body).not.toHaveTextContent(figure)
  await user.click(screen.getByRole('button', { name: 'نمایش مبلغ‌ها' }))
  await waitFor(() => expect(document.body).toHaveTextContent(figure))
  await user.click(screen.getByRole('button', { name: 'پنهان کردن مبلغ‌ها' }))
  await waitFor(() => expect(document.body).not.toHaveTextContent(figure))
})

test('INV-090 without a movement the page says so and leads to the funds', async () => {
  await openBank(path, { person: await newPerson('empty') })
  expect(await screen.findByRole('heading', { name: 'هنوز تراکنشی ندارید' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'دیدن صندوق‌ها' })).toHaveAttribute('href', '/funds')
})

test('INV-090 U6 a feed that fails to load says so, and a retry loads it', async () => {
  const person = await newPerson('investor')
  await forceResponse(person, listFeed.path, { status: 500, times: 2 })
  const { user } = await openBank(path, { person })
  await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }))
  await waitFor(() => expect(rows()).toHaveLength(20))
})

test.each([
  [path, 404],
  [path, 501],
  ['/bank/transactions', 404],
])('INV-090 ERR-38 %s says that it is not there yet where the API has no feed: %i', async (at, status) => {
  // As the shell names the page.
  document.title = 'تراکنش‌ها · سرو'
  const person = await cardHolder()
  await forceResponse(person, listFeed.path, { status, times: 0 })
  const { navigation } = await openBank(at, { person })
  expect(await screen.findByText('این بخش از «تراکنش‌ها» هنوز در دسترس نیست.')).toBeVisible()
  expect(navigation.place().pathname).toBe(at)
  document.title = ''
})

test('INV-088 the page reads in English too', async () => {
  await openBank(path, { person: await newPerson('investor'), language: 'en' })
  const [list] = await screen.findAllByRole('list', { name: /^Transactions/ })
  expect(list).toHaveTextContent(/Fund (purchase|sale)|Card to card/)
  expect(screen.getByRole('radio', { name: 'Portfolios' })).toBeVisible()
})
