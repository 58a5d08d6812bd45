import { expect, test } from '@jest/globals'
import { toSlices } from './asset-slices'

const info = (asset_value: number, asset_percentage: number) => ({ user_asset_info: { asset_value, asset_percentage } })
const groups = [
  {
    type: 'FUND',
    total_value: 400,
    total_percentage: 40,
    assets: [
      { ds_code: '11602', fund_name: 'نیلوفر کبود', fund_type: 'FixedIncome', ...info(300, 30) },
      { ds_code: '1 1/3', fund_name: 'چکاد بلند', fund_type: 'JointStock', ...info(100, 10) },
    ],
  },
  {
    type: 'PMA',
    total_value: 350,
    total_percentage: 35,
    assets: [{ prx: 'PRX-204817', plan_name: 'سبد رشد پویا', ...info(350, 35) }],
  },
  {
    type: 'STOCK',
    total_value: 250,
    total_percentage: 25,
    assets: [{ stock_id: 'S1', stock_name: 'فولاد البرزکوه', ...info(250, 25) }],
  },
]

test('INV-009 INV-010 all groups stand in one list, greatest first, each with its own name', () => {
  expect(toSlices({ groups }, undefined).map(({ name, share }) => [name, share])).toEqual([
    ['سبد رشد پویا', 35],
    ['نیلوفر کبود', 30],
    ['فولاد البرزکوه', 25],
    ['چکاد بلند', 10],
  ])
})

test.each([
  ['FUND', ['/funds/11602', '/funds/1%201%2F3']],
  ['PMA', ['/user-pma/PRX-204817']],
  ['STOCK', ['/stocks/S1']],
  ['GOLD', []],
])('INV-011 the assets of the group %s lead to %p', (group, paths) => {
  expect(toSlices({ groups }, group).map(({ to }) => to)).toEqual(paths)
})

test('INV-011 an asset that the server did not name leads nowhere and breaks nothing', () => {
  const odd = [{ type: 'COIN', total_value: 1, total_percentage: 1, assets: [info(1, 1)] }]
  expect(toSlices({ groups: odd }, undefined)).toMatchObject([{ name: '-', to: undefined, key: 'COIN 0' }])
})
