import { expect, test } from '@jest/globals'
import { parseFlow } from '@sarv/shared/stages/stage'
import { isAwaitingConsents } from './consents'
import { type PmaFlow, screenFor } from './onboarding-flow'

const warning = {
  component_name: 'suitability',
  title: null,
  description: 'این سبد پرریسک است.',
  priority: 0,
  infos: [{ key: 'survey_id', icon: null, label: null, value: 41 }],
}
const field = { key: 'accepted_rules', title: '', type: 'CONSENT', is_required: true, sort: 4, message: null }
const flowAt = (value: string | null, blocks: object[] = [], status = 'ACTIVE', current_stage = 'payment') =>
  parseFlow({
    current_stage,
    stages: [
      {
        key: 'payment',
        sort: 1,
        status,
        info_status: 'OPEN',
        title: '',
        message: [],
        description: null,
        fields: [{ ...field, value }],
        page_info: blocks,
      },
    ],
  }) as PmaFlow

const accepted = '2026-11-21T08:00:00.000Z'

test.each<[string, PmaFlow, boolean, string]>([
  ['the terms are not accepted', flowAt(null), true, 'overview'],
  ['the terms are accepted', flowAt(accepted), false, 'payment'],
  ['the plan is riskier than the person', flowAt(accepted, [warning]), true, 'overview'],
  ['it was paid without', flowAt(null, [], 'DONE', 'risk'), false, 'risk'],
])('D-121 D-122 while %s the payment waits for it: %#', (_what, flow, awaiting, screen) => {
  expect([isAwaitingConsents(flow), screenFor(flow)]).toEqual([awaiting, screen])
})
