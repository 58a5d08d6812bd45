import { expect, test } from '@jest/globals'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readTexts } from '../testing/read-facts'
import { renderInvest } from '../testing/render-invest'

const ways = async () => within(await screen.findByRole('list', { name: 'راه‌های سرمایه‌گذاری' })).getAllByRole('link')

test('INV-014 R-08 /investment links to the five ways to invest, and to its banners', async () => {
  const { navigation } = await renderInvest({ path: '/investment' })
  expect((await ways()).map((way) => [way.getAttribute('href'), readTexts(way)[0]])).toEqual([
    ['/funds', 'صندوق‌های سرمایه‌گذاری'],
    ['/pma', 'سبدهای اختصاصی'],
    ['/recommendations', 'پیشنهاد سرمایه‌گذاری'],
    ['/fast-invest', 'سرمایه‌گذاری سریع'],
    ['/card', 'کارت سرو'],
  ])
  await userEvent.click(await screen.findByRole('button', { name: /طلا، بی‌دردسرِ نگهداری/ }))
  expect(navigation.intents).toEqual([{ type: 'FUND', link: '11541' }])
})

test('INV-014 INV-076 the ways stay when the banners fail, and one retry brings them', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, '/general/api/v1/home/', { status: 500, body: {}, times: 2 })
  await renderInvest({ path: '/investment', person })
  await userEvent.click(await screen.findByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByRole('region', { name: 'پیشنهاد' })).toBeInTheDocument()
  expect(await ways()).toHaveLength(5)
})

test('INV-014 without banners the ways stand alone', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, '/general/api/v1/home/', { status: 200, body: { sections: [], banners: [] } })
  await renderInvest({ path: '/investment', person })
  expect((await ways())[0]).toHaveTextContent(/صندوق‌های سرمایه‌گذاری/)
  expect(screen.queryByRole('region', { name: 'پیشنهاد' })).not.toBeInTheDocument()
})
