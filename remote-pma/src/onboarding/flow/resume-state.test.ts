import { expect, test } from '@jest/globals'
import { parseResumeState } from './resume-state'

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
])('F45 PMA-048 of the stored %j only members of the right shape count', (stored, state) =>
  expect(parseResumeState(stored)).toEqual(state),
)
