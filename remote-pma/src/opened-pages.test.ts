import { expect, test } from '@jest/globals'
import manifest from '../remote.json'
import { isOpened } from './opened-pages'

test('PMA-002 the question mark in the header of /pma leads to the questions about portfolios', () => {
  const plans = manifest.routes.find(({ path }) => path === '/pma')
  expect(plans?.extras.find(({ icon }) => icon === 'circle-help')).toMatchObject({ to: '/faq/3' })
})

test('D-42 a page counts as opened once the manifest answers it, whatever else has its shape', () => {
  expect(isOpened('/pma/:planId')).toBe(true)
  expect(isOpened('/pma/no-such-page')).toBe(false)
})
