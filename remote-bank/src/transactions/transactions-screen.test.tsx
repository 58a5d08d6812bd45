import { expect, test } from '@jest/globals'
import { addDays, today } from '@sarv/shared/calendar/days'
import { getBankStatement } from '@sarv/shared/contract/bank-transactions'
import { listFeed } from '@sarv/shared/contract/feed'
import { forceResponse } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { sampleEntry } from '@sarv/shared/testing/sample-entry'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cardHolder, openBank } from '../testing/mount-bank'

const path = '/bank/transactions'
const rows = () =>
  screen.queryAllByRole('list', { name: /^تراکنش‌ها/ }).flatMap((list) => within(list).getAllByRole('listitem'))
const answer = (results: object[], months: object[] = []) => ({
  status: 200,
  times: 0,
  body: { results, next: null, months },
})

test('BNK-050 INV-088 PLT-036: rows have recipient, way, bank, hour, note, signed amount and fee, under their month with its sums and their day', async () => {
  const person = await cardHolder()
  const profit = sampleEntry({
    id: 'account:2',
    kind: 'PROFIT',
    title: 'سود ماهانه',
    bank: null,
    way: null,
    direction: 'IN',
    amount: 640_500,
    fee: 0,
    date: '2026-10-20T08:00:00.000Z',
    detail: null,
  })
  const months = [
    { month: '1405-08', paid_in: 0, paid_out: 5_007_200 },
    { month: '1405-07', paid_in: 640_500, paid_out: 0 },
  ]
  await forceResponse(person, listFeed.path, answer([sampleEntry(), profit], months))
  await openBank(path, { person })
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()[0]).toHaveTextContent(
    /لاله آذرمهر ?کارت به کارت ?بانک خاورمیانه ?۱۶:۲۲ ?اجاره.*[-−]۵٬۰۰۰٬۰۰۰ ?کارمزد ۷٬۲۰۰/,
  )
  expect(rows()[1]).toHaveTextContent(/سود ماهانه.*\+۶۴۰٬۵۰۰/)
  const [aban, mehr] = screen.getAllByRole('heading', { level: 2 })
  expect(aban?.parentElement).toHaveTextContent(/آبان.*پرداختی ۵٬۰۰۷٬۲۰۰/)
  expect(mehr?.parentElement).toHaveTextContent(/مهر.*دریافتی ۶۴۰٬۵۰۰/)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/۳۰ آبان$/),
    expect.stringMatching(/۲۸ مهر$/),
  ])
})

test('BNK-050 BNK-054: a transfer leads to its receipt, any other row to the local one', async () => {
  const { navigation } = await openBank(path)
  await waitFor(() => expect(rows().length).toBeGreaterThan(3))
  const transfer = rows().flatMap((one) => within(one).queryAllByRole('link'))[0]
  expect(transfer).toHaveAttribute('href', expect.stringMatching(/^\/bank\/receipt\/\d+$/))
  const profit = rows().find((one) => one.textContent?.includes('سود ماهانه')) ?? document.body
  await userEvent.click(within(profit).getByRole('button'))
  expect(navigation.place()).toMatchObject({ pathname: '/bank/local-receipt', state: { receipt: { type: 'profit' } } })
  expect(await screen.findByRole('heading', { name: 'سود' })).toBeVisible()
})

test('BNK-051: type and search filter the list through the address, and an empty result leads back', async () => {
  const { navigation } = await openBank(path)
  await waitFor(() => expect(rows().length).toBeGreaterThan(3))
  await userEvent.click(screen.getByRole('radio', { name: 'سود' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(navigation.place().search).toBe('?kind=PROFIT')
  await userEvent.type(screen.getByRole('searchbox'), 'هیچ{Enter}')
  expect(await screen.findByRole('heading', { name: 'تراکنشی با این انتخاب نیست' })).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'همهٔ ۳۰ روز گذشته' }))
  await waitFor(() => expect(rows().length).toBeGreaterThan(3))
  expect(navigation.place().search).toBe('')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('BNK-051 VAL-19 ERR-19: of a range beyond 30 days it says so, and shows the last 30 instead', async () => {
  const last = today()
  const search = `?from=${addDays(last, -31)}&to=${last}`
  await openBank(`${path}${search}`)
  expect(await screen.findByText(/بازهٔ زمانی حداکثر ۳۰ روز است/)).toBeVisible()
  await waitFor(() => expect(rows().length).toBeGreaterThan(3))
})

test('BNK-051: without a range the last 30 days are named, and the picker is asked for no more', async () => {
  await openBank(path)
  const link = await screen.findByRole('link', { name: /بازهٔ زمانی.* تا / })
  expect(link).toHaveAttribute('href', '/date-range?opener=%2Fbank%2Ftransactions&max=30')
})

test('BNK-050: the statement is saved as a file; where it fails the reason stands beside it', async () => {
  const person = await cardHolder()
  const saved: Blob[] = []
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file)
    return 'blob:statement'
  }
  URL.revokeObjectURL = () => undefined
  const { toasts } = await openBank(path, { person })
  const button = await screen.findByRole('button', { name: 'صورت‌حساب PDF' })
  await forceResponse(person, getBankStatement.path, { status: 400, detail: 'صورت‌حساب ساخته نشد.' })
  await userEvent.click(button)
  expect(await screen.findByRole('alert')).toHaveTextContent('صورت‌حساب ساخته نشد.')
  expect(saved).toEqual([])
  await userEvent.click(button)
  await waitFor(() => expect(toasts).toEqual(['صورت‌حساب ذخیره شد']))
  expect(saved).toHaveLength(1)
  expect(await requestsTo(person, getBankStatement.path)).toHaveLength(2)
})

test('BNK-050: transactions that fail to load say so, and a retry loads them', async () => {
  const person = await cardHolder()
  await forceResponse(person, listFeed.path, { status: 500, times: 2 })
  await openBank(path, { person })
  await userEvent.click(await screen.findByRole('button', { name: 'تلاش دوباره' }))
  await waitFor(() => expect(rows().length).toBeGreaterThan(3))
})

test('U1 BNK-005 INV-090: hidden on the card, amounts are hidden in its transactions and the sums of a month too', async () => {
  await openBank(path, { person: await cardHolder(), kept: { bank: { visibleBankBalance: false } } })
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
  expect(document.body).not.toHaveTextContent(/[۰-۹]٬[۰-۹]{3}/)
  await userEvent.click(screen.getByRole('button', { name: 'نمایش مبلغ‌ها' }))
  await waitFor(() => expect(document.body).toHaveTextContent(/[۰-۹]٬[۰-۹]{3}/))
})
