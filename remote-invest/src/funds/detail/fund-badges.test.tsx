import { expect, test } from '@jest/globals'
import { riskWords } from '@sarv/shared/rules/constants'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen } from '@testing-library/react'
import en from '../../../locales/en.json'
import fa from '../../../locales/fa.json'
import { fundFixture } from '../../testing/fund-fixture'
import { renderInvest } from '../../testing/render-invest'

test.each([
  ['minimum', 'کم‌ریسک', 'Minimum risk'],
  ['medium', 'ریسک متوسط', 'Medium risk'],
  ['long-term', 'ریسک بالا، بلندمدت', 'High risk, long term'],
] as const)('INV-075 the risk %s reads %s in Persian and %s in English', (word, persian, english) => {
  expect(fa.fundRisk[word]).toBe(persian)
  expect(en.fundRisk[word]).toBe(english)
})

test('INV-075 every risk of the contract has its text, and there is no other', () => {
  expect(Object.keys(fa.fundRisk)).toEqual([...riskWords])
  expect(Object.keys(en.fundRisk)).toEqual([...riskWords])
})

test.each([
  ['minimum', 'کم‌ریسک'],
  ['unheard-of', 'unheard-of'],
  ['constructor', 'constructor'],
])('INV-075 a fund of the risk %s shows %s', async (risk, shown) => {
  const person = await newPerson('empty')
  const fund = { ...fundFixture({ ds_code: '11307' }), risk }
  await forceResponse(person, '/fund/api/v1/info/funds/', { status: 200, body: [fund] })
  await renderInvest({ path: '/funds/11307', person })
  expect(await screen.findByText(shown)).toBeVisible()
})
