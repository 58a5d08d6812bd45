import { expect, test } from '@jest/globals'
import { listOffers, type Offer } from '@sarv/shared/contract/recommendation-offers'
import { otherDevice } from '@sarv/shared/testing/other-device'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { personAt, renderRecommendations } from '../testing/render-recommendations'

async function offerOf(type: 'FREE' | 'VIP') {
  const { person, manager } = await personAt('INVESTMENT_PROPOSAL')
  const { api } = await otherDevice(person)
  const all = await api.call(listOffers, { query: { recommendation_manager_id: manager } })
  const offer = all.find((one: Offer) => one.type === type)
  if (offer === undefined) throw new Error(`there is no ${type} offer`)
  return { person, path: `/recommendations/offers/${offer.portfolio_id}`, offer }
}

test('REC-033 a FREE offer shows all of itself, and investing leads to its payment', async () => {
  const { offer, ...at } = await offerOf('FREE')
  const { title } = await renderRecommendations(at)
  expect(await screen.findByRole('table', { name: 'ترکیب پیشنهاد' })).toBeVisible()
  expect(title()).toBe(offer.title)
  expect(document.body).toHaveTextContent('بازده پیش‌بینی‌شدهٔ سالانه')
  expect(screen.getAllByText('رایگان').length).toBeGreaterThan(0)
  await userEvent.dblClick(screen.getByRole('button', { name: 'سرمایه‌گذاری' }))
  expect(await screen.findByRole('button', { name: 'پرداخت ۲۰۰٬۰۰۰٬۰۰۰ ریال' })).toBeEnabled()
})

test('REC-021 REC-022 REC-033 a VIP offer is locked, with its fee to be paid first', async () => {
  await renderRecommendations(await offerOf('VIP'))
  expect(await screen.findByText('ترکیب این پیشنهاد پس از پرداخت کارمزد آن دیده می‌شود.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('button', { name: 'سرمایه‌گذاری' })).toBeDisabled()
  expect(screen.getByRole('button', { name: /^پرداخت کارمزد/ })).toBeEnabled()
})

/** Renders an offer of which the server tells something else. */
async function renderChanged(change: Partial<Offer>) {
  const { person, path, offer } = await offerOf('FREE')
  const address = `/recommendation/api/v1/offers/${offer.portfolio_id}/`
  await forceResponse(person, address, { status: 200, body: { ...offer, ...change } })
  return renderRecommendations({ person, path })
}

test.each([
  ['WITHOUT', 'بدون ریسک'],
  ['LOW', 'کم‌ریسک'],
  ['HIGH', 'پرریسک'],
] as const)('REC-037 ST-15 the risk %s of an offer is called «%s»', async (risk_type, label) => {
  await renderChanged({ risk_type })
  expect(await screen.findByText(label)).toBeVisible()
})

test('REC-033 an offer that expired says so, and leads to fresh ones', async () => {
  await renderChanged({ is_expired: true, can_invest: false })
  expect(await screen.findByText('منقضی‌شده')).toBeVisible()
  const invest = screen.getByRole('button', { name: 'سرمایه‌گذاری' })
  expect(invest).toBeDisabled()
  expect(invest).toHaveAccessibleDescription(/^مهلت این پیشنهاد تمام شده است/)
  expect(screen.getByRole('link', { name: 'دیدن پیشنهادهای جدید' })).toHaveAttribute('href', '/recommendations')
})

test('D-144 an offer whose amount no gateway takes at once says so, and leads to another amount', async () => {
  const { navigation } = await renderChanged({ initial_investment_amount: 2_000_000_001 })
  const invest = await screen.findByRole('button', { name: 'سرمایه‌گذاری' })
  expect(invest).toBeDisabled()
  expect(invest).toHaveAccessibleDescription(/^مبلغ این پیشنهاد بیش از آن است که درگاه کارتی/)
  await userEvent.click(screen.getByRole('button', { name: 'تغییر مبلغ' }))
  await waitFor(() => expect(navigation.place().pathname).toBe('/recommendations/onboarding'))
})

test('REC-033 an offer has its end, unless it was taken', async () => {
  const open = await renderChanged({})
  expect(await screen.findByText('معتبر تا')).toBeVisible()
  open.unmount()
  await renderChanged({ order_id: 7, can_invest: false })
  expect(await screen.findByText('در این پیشنهاد سرمایه‌گذاری کرده‌اید.')).toBeVisible()
  expect(screen.queryByText('معتبر تا')).toBeNull()
  expect(screen.queryByRole('link', { name: 'دیدن پیشنهادهای جدید' })).toBeNull()
})

test.each(['999999', 'x', '0'])('REC-033 the offer %s does not exist', async (id) => {
  const { navigation } = await renderRecommendations({
    path: `/recommendations/offers/${id}`,
    person: await newPerson('empty'),
  })
  await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
})

test("REC-033 another person's offer does not exist", async () => {
  const { path } = await offerOf('FREE')
  const { navigation } = await renderRecommendations({ path, person: await newPerson('empty') })
  await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
})
