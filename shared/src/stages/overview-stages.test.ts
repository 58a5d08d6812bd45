import { expect, test } from '@jest/globals'
import type { OnboardingStage } from '../contract/onboarding'
import { finalMessages, rowCaption, visibleStages } from './overview-stages'
import { parseFlow } from './stage'

const wire = (
  key: string,
  status: string,
  info_status: string,
  more: Partial<OnboardingStage> = {},
): OnboardingStage => ({
  ...{ key, sort: 1, title: key, status, info_status, description: null, message: [], fields: [], page_info: [] },
  ...more,
})

test('PMA-046 the final stage is not listed, and only its own messages are shown', () => {
  const flow = parseFlow({
    current_stage: 'FINALIZE',
    stages: [
      wire('create_prx', 'DONE', 'OPEN'),
      wire('FINALIZE', 'DONE', 'CLOSE', { message: ['ساخته شد.', ' '], sort: 2 }),
    ],
  })
  expect(visibleStages(flow).map(({ key }) => key)).toEqual(['create_prx'])
  expect(finalMessages(flow)).toEqual(['ساخته شد.'])
  expect(
    finalMessages(parseFlow({ current_stage: 'risk', stages: [wire('risk', 'ACTIVE', 'OPEN', { message: ['x'] })] })),
  ).toEqual([])
})

test('PMA-020 BNK-019 a rejected stage has its reasons as caption, another one its description', () => {
  const captions = [
    { message: ['واریز پیدا نشد.', 'تلاش کنید.'], description: 'پرداخت' },
    { description: 'پرداخت' },
    {},
  ].map((more) =>
    parseFlow({ current_stage: 'payment', stages: [wire('payment', 'FAILED', 'OPEN', more)] }).stages.map(rowCaption),
  )
  expect(captions).toEqual([['واریز پیدا نشد. تلاش کنید.'], ['پرداخت'], [undefined]])
})
