import { expect, test } from '@jest/globals'
import { arrangeBlocks, splitColumns, withUnderWay } from './home-blocks'

const section = (type: string, is_visible = true) => ({ type, is_visible })
const all = [section('ASSET'), section('INQUIRY_FUND_ORDERS'), section('FUND'), section('PORTFOLIO')]

test.each([
  ['all four', all, ['ASSET', 'INQUIRY_FUND_ORDERS', 'FUND', 'PORTFOLIO']],
  ['turned round, the assets first', [...all].reverse(), ['ASSET', 'PORTFOLIO', 'FUND', 'INQUIRY_FUND_ORDERS']],
  ['a hidden one', [section('ASSET', false), section('FUND')], ['FUND']],
  ['an unknown type', [section('STORIES'), section('FUND')], ['FUND']],
  ['the same twice', [section('FUND'), section('PORTFOLIO'), section('FUND')], ['FUND', 'PORTFOLIO']],
  ['hidden first, visible later', [section('FUND', false), section('ASSET'), section('FUND')], ['ASSET', 'FUND']],
  ['none', [], []],
])('INV-001 D-266 sections, %s, come out as the server ordered them', (_, sections, blocks) => {
  expect(arrangeBlocks(sections)).toEqual([...blocks, 'BANNERS'])
})

test('INV-001 both columns of a wide screen keep the order', () => {
  expect(splitColumns(arrangeBlocks(all))).toEqual({
    main: ['ASSET', 'FUND'],
    beside: ['INQUIRY_FUND_ORDERS', 'PORTFOLIO', 'BANNERS'],
  })
})

test('D-118 what is under way stands after the assets, and first where the server shows none', () => {
  expect(withUnderWay(['FUND', 'ASSET', 'PORTFOLIO'])).toEqual(['FUND', 'ASSET', 'UNDER_WAY', 'PORTFOLIO'])
  expect(withUnderWay(['FUND'])).toEqual(['UNDER_WAY', 'FUND'])
  expect(withUnderWay([])).toEqual(['UNDER_WAY'])
})
