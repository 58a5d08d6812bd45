import { expect, test } from '@jest/globals'
import { getUserAssets } from '@sarv/shared/contract/assets'
import { rialUnit } from '@sarv/shared/money/rial'
import { assetsKey } from '@sarv/shared/queries/assets-key'
import manifest from '../../remote.json'
import { shownWorthQuery } from './worth-queries'

test('PLT-074 INV-085 home begins with the worth as it showed it last, and assets with the whole worth of what is held', () => {
  const declared = manifest.routes.flatMap(({ path, firstNumber }) =>
    firstNumber ? [[path, firstNumber] as const] : [],
  )
  const worth = { read: getUserAssets.path, field: 'total_value', unit: rialUnit }
  expect(Object.fromEntries(declared)).toEqual({
    '/home': { ...worth, query: shownWorthQuery(0).queryKey },
    '/assets': { ...worth, query: [...assetsKey] },
  })
})
