import { expect, test } from '@jest/globals'
import type { PageOverride } from '../../contract/page-data'
import { chooseOverrideStep, type OverrideStep } from './override-step'

const page = { name: 'support', version: '1.0.0-a' }

test.each<[string, PageOverride | undefined, OverrideStep]>([
  ['the same build', page, 'stay'],
  ['another build', { ...page, version: '1.0.0-b' }, 'reload'],
  ['another remote', { ...page, name: 'bank' }, 'reload'],
  ['nothing', undefined, 'end'],
])('dev --against: while %s runs (%j), the next step is %s', (_, running, step) =>
  expect(chooseOverrideStep(page, running)).toBe(step),
)
