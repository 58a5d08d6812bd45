import { expect, test } from '@jest/globals'
import { CircleEllipsis } from 'lucide-react'
import { historyIcon } from './history-icon'

test.each([
  ['CREATED', 'history.kind.CREATED', 'gold'],
  ['INCREASED', 'history.kind.INCREASED', 'gold'],
  ['START', 'history.kind.START', 'green'],
  ['additional', 'history.kind.ADDITIONAL', 'green'],
  ['INCREASE', 'history.kind.INCREASE', 'green'],
])('PMA-057 the kind %s has the name %s and the tone %s', (kind, name, tone) => {
  expect(historyIcon(kind)).toMatchObject({ name, tone })
})

test.each(['GIFT', '', 'constructor'])('F32 the unknown kind %j is neutral', (kind) => {
  expect(historyIcon(kind)).toEqual({ icon: CircleEllipsis, tone: 'gray', name: 'history.kind.other' })
})
