import { expect, test } from '@jest/globals'
import type { OnboardingStage, PageInfo } from '@sarv/shared/contract/onboarding'
import { parseStage } from '@sarv/shared/stages/stage'
import { chosenColour, designsIn } from './card-designs'

function block(facts: Readonly<Record<string, string | null>>, more: Partial<PageInfo> = {}): PageInfo {
  const infos = Object.entries(facts).map(([label, value], index) => ({
    key: `info_${index}`,
    icon: null,
    label,
    value,
  }))
  return { component_name: 'card_design', title: null, description: null, priority: 1, infos, ...more }
}
const stageWith = (page_info: PageInfo[], more: Partial<OnboardingStage> = {}) =>
  parseStage<OnboardingStage>({
    ...{ key: 'CARD', sort: 2, title: 'کارت', status: 'ACTIVE', info_status: 'OPEN', description: null, message: [] },
    ...{ fields: [], page_info, ...more },
  })
const green = {
  name: 'sarv',
  color_name: 'سبز سرو',
  color: '#0e4a38',
  front_url: '/cards/sarv-front.svg',
  back_url: '/cards/sarv-back.svg',
}

test('BNK-022 a design is read by the labels of its infos, whatever their keys and order', () =>
  expect(designsIn(stageWith([block(green)]))).toEqual([
    {
      name: 'sarv',
      colorName: 'سبز سرو',
      color: '#0e4a38',
      front: '/cards/sarv-front.svg',
      back: '/cards/sarv-back.svg',
    },
  ]))

test.each([
  ['javascript:alert(1)', undefined],
  ['http://elsewhere.example/x.svg', undefined],
  ['https://api.example/x.svg', 'https://api.example/x.svg'],
  [null, undefined],
])('BNK-022 T10 the picture %s is shown as %s', (front_url, front) =>
  expect(designsIn(stageWith([block({ ...green, front_url })]))[0]?.front).toBe(front),
)

test.each([
  ['red', undefined],
  ['#0e4a38;background:url(x)', undefined],
  ['#0E4A38', '#0E4A38'],
])('BNK-022 the colour %s is taken as %s', (color, taken) =>
  expect(designsIn(stageWith([block({ ...green, color })]))[0]?.color).toBe(taken),
)

test('BNK-022 designs stand by priority; other blocks and nameless ones are left out', () => {
  const blocks = [
    block({ ...green, name: 'shab' }, { priority: 3 }),
    block(green, { priority: 1 }),
    block({ ...green, name: null }, { priority: 2 }),
    block(green, { component_name: 'help' }),
  ]
  expect(designsIn(stageWith(blocks)).map(({ name }) => name)).toEqual(['sarv', 'shab'])
})

test.each([
  ['CARD', 'DONE', 'sarv', 'سبز سرو'],
  ['card', 'DONE', 'sarv', 'سبز سرو'],
  ['CARD', 'ACTIVE', 'sarv', undefined],
  ['CARD', 'DONE', 'lost', undefined],
  ['VIDEO', 'DONE', 'sarv', undefined],
] as const)('BNK-023 the colour of a stage %s %s with %s', (key, status, value, colour) => {
  const field = { key: 'card_name', title: '', type: 'TEXT', is_required: true, value, sort: 1, message: null }
  expect(chosenColour(stageWith([block(green)], { key, status, fields: [field] }))).toBe(colour)
})
