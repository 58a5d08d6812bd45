import { expect, test } from '@jest/globals'
import { memoryFrom } from './pma-memory'

test.each([
  [undefined, {}],
  ['pma', {}],
  [[], {}],
  [{ plan_id: '3' }, {}],
  [{ plan_id: 0, onb_uuid: 'a' }, {}],
  [{ plan_id: 1.5 }, {}],
  [{ onb_uuid: 'a' }, {}],
  [{ plan_id: 3 }, { plan_id: 3 }],
  [{ plan_id: 3, onb_uuid: 7 }, { plan_id: 3 }],
  [{ plan_id: 3, onb_uuid: '../x' }, { plan_id: 3 }],
  [
    { plan_id: 3, onb_uuid: '3f0a-1', more: 1 },
    { plan_id: 3, onb_uuid: '3f0a-1' },
  ],
  [{ plan_id: 3, receipt: { status: 1, trace: 'x' } }, { plan_id: 3 }],
  [
    { plan_id: 3, receipt: { status: 'FAILED', trace: '' } },
    { plan_id: 3, receipt: { status: 'FAILED', trace: '' } },
  ],
])('F45 PMA-048 of the kept %j only what has the right shape counts', (kept, memory) =>
  expect(memoryFrom(kept)).toEqual(memory),
)
