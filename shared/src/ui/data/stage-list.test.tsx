import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { shownState } from '../../stages/shown-state'
import { parseStage } from '../../stages/stage'
import { stageState } from '../../stages/stage-state'
import { showKit } from '../../testing/show-kit'
import { SegmentedBar } from './segmented-bar'
import { StageList, type StageState } from './stage-list'

test.each<[StageState, string]>([
  ['done', 'انجام شد'],
  ['now', 'در حال انجام'],
  ['waiting', 'در انتظار'],
  ['error', 'خطا'],
  ['stopped', 'متوقف شد'],
])('PLT-055 a stage that is %s says «%s»', (state, word) => {
  showKit(<StageList stages={[{ key: 'risk', title: 'ریسک‌سنجی', state }]} />)
  expect(screen.getByText(word)).toBeVisible()
  expect(screen.getByRole('listitem').getAttribute('aria-current')).toBe(state === 'now' ? 'step' : null)
})

test('PLT-055 an action takes the place of the word and names its stage', async () => {
  const done: string[] = []
  const action = { label: 'ویرایش', run: () => done.push('risk') }
  const { user } = showKit(<StageList stages={[{ key: 'risk', title: 'ریسک‌سنجی', state: 'done', action }]} />)
  await user.click(screen.getByRole('button', { name: 'ویرایش: ریسک‌سنجی' }))
  expect(done).toEqual(['risk'])
  expect(screen.queryByText('انجام شد')).toBeNull()
})

test('PLT-055 the bar says how far the flow has come', () => {
  showKit(<SegmentedBar states={['done', 'done', 'now', 'waiting']} />)
  expect(screen.getByRole('img', { name: '۲ مرحله از ۴ مرحله انجام شده است.' })).toBeVisible()
})

test.each([
  ['RISK', 'ACTIVE', 'در حال انجام'],
  ['PAYMENT', 'ACTIVE', 'در انتظار'],
  ['AMOUNT', 'DONE', 'انجام شد'],
  ['SIGN_CONTRACT', 'FAILED', 'خطا'],
  ['RISK', 'PAUSED', 'در انتظار'],
  ['SELFIE', 'ACTIVE', 'در انتظار'],
])('PLT-055 ST-05 the stage %s that is %s says «%s» while the flow is at its risk', (key, status, word) => {
  const state = shownState(stageState(parseStage({ key, status }), 'risk'))
  showKit(<StageList stages={[{ key, title: 'مرحله', state }]} />)
  expect(screen.getByText(word)).toBeVisible()
})
