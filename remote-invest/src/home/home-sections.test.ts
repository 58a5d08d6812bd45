import { expect, test } from '@jest/globals'
import type { OfferedSection } from '@sarv/shared/platform'
import { type HomeBlock, splitColumns } from './home-blocks'
import { insertSections, insertSectionsInColumns } from './home-sections'

const blocks: HomeBlock[] = ['ASSET', 'INQUIRY_FUND_ORDERS', 'FUND', 'BANNERS', 'PORTFOLIO']
const tips: OfferedSection = { id: 'support/tips' }
const offers: OfferedSection = { id: 'recommendations/offers', after: 'FUND' }
const card: OfferedSection = { id: 'bank/card', after: 'FUND' }
const steps: OfferedSection = { id: 'pma/steps', after: 'INQUIRY_FUND_ORDERS' }
const lost: OfferedSection = { id: 'pma/lost', after: 'STORIES' }

test.each<[string, HomeBlock[], OfferedSection[], string[]]>([
  ['nobody offers anything', blocks, [], blocks],
  ['one names no block', blocks, [tips], [...blocks, 'support/tips']],
  [
    'one names a block in the middle',
    ['ASSET', 'FUND', 'PORTFOLIO'],
    [offers],
    ['ASSET', 'FUND', offers.id, 'PORTFOLIO'],
  ],
  ['the server turned the blocks round', ['FUND', 'ASSET'], [offers], ['FUND', offers.id, 'ASSET']],
  ['two name the same block', ['FUND', 'ASSET'], [card, offers], ['FUND', card.id, offers.id, 'ASSET']],
  ['the block is hidden', ['ASSET', 'PORTFOLIO'], [offers], ['ASSET', 'PORTFOLIO', offers.id]],
  ['nobody knows the block', ['ASSET'], [lost, tips], ['ASSET', lost.id, tips.id]],
  ['the server shows no block at all', [], [offers, tips], [offers.id, tips.id]],
])('INV-077 sections of other remotes when %s', (_, shown, offered, parts) => {
  expect(insertSections(shown, offered)).toEqual(parts)
})

test('INV-077 on a wide screen a section is in the column of its block, else last in the side column', () => {
  expect(insertSectionsInColumns(splitColumns(blocks), [offers, steps, tips])).toEqual({
    main: ['ASSET', 'FUND', offers.id],
    beside: ['INQUIRY_FUND_ORDERS', steps.id, 'BANNERS', 'PORTFOLIO', tips.id],
  })
})
