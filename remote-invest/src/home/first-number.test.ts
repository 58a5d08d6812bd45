import { expect, test } from '@jest/globals'
import { getUserAssets } from '@sarv/shared/contract/assets'
import { rialUnit } from '@sarv/shared/money/rial'
import { assetsKey } from '@sarv/shared/queries/assets-key'
import manifest from '../../remote.json'

test('PLT-074 home and assets declare the whole worth as what they begin with', () => {
  const declared = manifest.routes.flatMap(({ path, firstNumber }) =>
    firstNumber ? [[path, firstNumber] as const] : [],
  )
  const worth = { read: getUserAssets.path, query: [...assetsKey], field: 'total_value', unit: rialUnit }
  expect(Object.fromEntries(declared)).toEqual({ '/home': worth, '/assets': worth })
})
