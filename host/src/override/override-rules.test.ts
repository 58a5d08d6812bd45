import { expect, test } from '@jest/globals'
import type { PageOverride } from '@sarv/shared/remote/page-data'
import { type OverrideStep, stepFor } from './override-rules'

const page = { name: 'support', version: '1.0.0-a' }

test.each<[string, PageOverride | undefined, OverrideStep]>([
  ['the same build', page, 'stay'],
  ['another build', { ...page, version: '1.0.0-b' }, 'reload'],
  ['another remote', { ...page, name: 'bank' }, 'reload'],
  ['nothing', undefined, 'end'],
])('dev --against: while %s runs (%j), the page takes the step: %s', (_, running, step) =>
  expect(stepFor(page, running)).toBe(step),
)
