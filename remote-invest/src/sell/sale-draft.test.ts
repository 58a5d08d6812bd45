import { expect, test } from '@jest/globals'
import { parseSaleDraft } from './sale-draft'

test.each([
  [
    { by: 'amount', digits: '5000000' },
    { by: 'amount', digits: '5000000' },
  ],
  [
    { by: 'units', digits: '7', more: 1 },
    { by: 'units', digits: '7' },
  ],
  [{ by: 'units', digits: '' }, undefined],
  [{ by: 'units', digits: '1e6' }, undefined],
  [{ by: 'all', digits: '7' }, undefined],
  ['7', undefined],
  [null, undefined],
])('U4 F45: the stored %j is the draft %j', (stored, draft) => expect(parseSaleDraft(stored)).toEqual(draft))
