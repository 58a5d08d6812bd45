import { expect, test } from '@jest/globals'
import { CircleEllipsis } from 'lucide-react'
import { historyLook, paymentStatus } from './history-look'

test.each([
  ['CREATED', 'history.kind.CREATED', 'gold'],
  ['INCREASED', 'history.kind.INCREASED', 'gold'],
  ['START', 'history.kind.START', 'green'],
  ['additional', 'history.kind.ADDITIONAL', 'green'],
  ['INCREASE', 'history.kind.INCREASE', 'green'],
])('PMA-057 what happened, %s, is called %s and has the tone %s', (kind, name, tone) => {
  expect(historyLook(kind)).toMatchObject({ name, tone })
})

test.each(['GIFT', '', 'constructor'])('F32 the kind %j, which nobody knows, is neutral', (kind) => {
  expect(historyLook(kind)).toEqual({ icon: CircleEllipsis, tone: 'gray', name: 'history.kind.other' })
})

test.each([
  ['REVIEW', 'WAITING'],
  ['SUCCESS', 'SUCCESS'],
  ['REVERSED', 'REVERSED'],
  ['ODD', 'ODD'],
])('PMA-058 ST-10 a payment that is %s reads as %s', (status, word) => expect(paymentStatus(status)).toBe(word))
