import { expect, test } from '@jest/globals'
import type { OfferedSection } from '@sarv/shared/platform'
import { arrangeContext } from './arrange-context'

test.each<[OfferedSection[], string[]]>([
  [[], []],
  [
    [{ id: 'bank/account' }, { id: 'invest/worth', after: 'head' }, { id: 'support/help' }],
    ['invest/worth', 'bank/account', 'support/help'],
  ],
  [
    [{ id: 'one/part', after: 'cellar' }, { id: 'two/part' }],
    ['one/part', 'two/part'],
  ],
])('HST-074 %j stand beside a page as %j', (offered, order) => expect(arrangeContext(offered)).toEqual(order))
