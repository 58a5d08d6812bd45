import { expect, test } from '@jest/globals'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import { cardHolder, openBank } from '../testing/mount-bank'

const path = '/bank/api/v1/orders/'
const order = { title: 'سرمایه‌گذاری سریع', amount: 41_000_000, created_at: '2026-11-20T10:00:00.000Z', onb_uuid: null }

test('BNK-076 PLT-036: card requests and fast investments have their day and status, and lead to where they go on', async () => {
  const person = await newPerson('empty')
  const orders = [
    { ...order, id: 'fund-1042', kind: 'FAST_INVEST', status: 'PENDING', order_id: 1042 },
    { ...order, id: 'card-7', kind: 'CARD', title: 'درخواست کارت', status: 'FAILED', amount: null, order_id: null },
    { ...order, id: 'reissue-1', kind: 'REISSUE', title: 'صدور مجدد', status: 'DONE', amount: null, order_id: null },
  ]
  await forceResponse(person, path, { status: 200, body: { orders } })
  await openBank('/bank/orders', { person })
  const list = within(await screen.findByRole('list', { name: 'سفارش‌های بانکی' }))
  const [invest, card, reissue] = list.getAllByRole('listitem')
  expect(invest).toHaveTextContent(/۲۹ آبان.*در انتظار/)
  await waitFor(() => expect(invest).toHaveTextContent('۴۱٬۰۰۰٬۰۰۰'))
  expect(within(invest ?? document.body).getByRole('link')).toHaveAttribute('href', '/fund-order/1042')
  expect(card).toHaveTextContent('نیاز به اصلاح')
  expect(within(card ?? document.body).getByRole('link')).toHaveAttribute('href', '/bank/onboarding')
  expect(reissue).toHaveTextContent('انجام شده')
  expect(within(reissue ?? document.body).queryByRole('link')).toBeNull()
})

test('BNK-076: the orders of a card holder are read from the server', async () => {
  await openBank('/bank/orders', { person: await cardHolder() })
  expect(await screen.findByText('درخواست کارت')).toBeVisible()
})

test('BNK-076: without orders the page says so', async () => {
  await openBank('/bank/orders', { person: await newPerson('empty') })
  expect(await screen.findByRole('heading', { name: 'هنوز سفارشی ندارید' })).toBeVisible()
})
