import { expect, test } from '@jest/globals'
import type { OnboardingStart } from '@sarv/shared/contract/onboarding'
import { localize } from '../../local-text/localize'
import { persianText } from '../../testing/persian-text'
import type { LinearFlow } from '../linear/linear-flow'
import { freshRecord } from '../linear/linear-handler'
import type { StoredLinearState } from '../linear/linear-record'
import { endingText } from '../linear/linear-view'
import { bankFlow } from './bank-flow'
import { reissueFlow } from './reissue-flow'

const missing = { kind: 'invalid', problem: { detail: persianText('بانک را انتخاب کنید.') } }
const unknown = { kind: 'not-found' }

test.each<[LinearFlow, Partial<OnboardingStart>, object]>([
  [bankFlow, {}, missing],
  [bankFlow, { ds_code: null }, missing],
  [bankFlow, { ds_code: '' }, missing],
  [bankFlow, { ds_code: 'MARS' }, unknown],
  [reissueFlow, {}, missing],
  [reissueFlow, { destination_type: null }, missing],
  [reissueFlow, { destination_type: '' }, missing],
  [reissueFlow, { destination_type: 'MARS' }, unknown],
])('SBX-048 D-23 $type names its bank: %j is refused', (flow, named, refusal) => {
  expect(() => flow.subjectOf({ type: flow.type, ...named })).toThrow(expect.objectContaining(refusal))
})

test('SBX-048 D-23 both card flows are about the one bank', () => {
  expect(bankFlow.subjectOf({ type: 'BANK', ds_code: 'MIDDLE_EAST' })).toBe('MIDDLE_EAST')
  expect(reissueFlow.subjectOf({ type: 'REISSUE_CARD', destination_type: 'MIDDLE_EAST' })).toBe('MIDDLE_EAST')
})

const own = { message: 'مدارک کافی نیست.' }
test.each<[LinearFlow, StoredLinearState['verdict'], StoredLinearState['messages'], string, string]>([
  [
    bankFlow,
    undefined,
    {},
    'درخواست شما ثبت شد',
    'اطلاعات شما به بانک فرستاده شده است. نتیجه تا یک روز کاری پیامک می‌شود.',
  ],
  [bankFlow, 'approved', {}, 'کارت شما صادر شد', 'کارت به پست تحویل داده می‌شود و از صفحهٔ کارت پیگیری می‌شود.'],
  [
    bankFlow,
    'refused',
    {},
    'درخواست پذیرفته نشد',
    'بانک درخواست کارت شما را نپذیرفت. برای راهنمایی با پشتیبانی تماس بگیرید.',
  ],
  [bankFlow, 'refused', own, 'درخواست پذیرفته نشد', own.message],
  [reissueFlow, undefined, {}, 'درخواست شما ثبت شد', 'کارمزد پرداخت شد و بانک کارت جدید را صادر می‌کند.'],
  [
    reissueFlow,
    'approved',
    {},
    'کارت جدید شما صادر شد',
    'کارت پیشین دیگر کار نمی‌کند و کارت جدید به پست تحویل داده می‌شود.',
  ],
  [
    reissueFlow,
    'refused',
    {},
    'درخواست پذیرفته نشد',
    'بانک صدور مجدد کارت را نپذیرفت و کارمزد آن به شما بازگردانده شد.',
  ],
  [reissueFlow, 'refused', own, 'درخواست پذیرفته نشد', own.message],
])('BNK-018 BNK-043 what $type says at its end: %s %j', (flow, verdict, messages, title, description) => {
  const { state } = freshRecord(flow, 'somebody', 'MIDDLE_EAST')
  expect(localize(endingText(flow, { ...state, ...(verdict && { verdict }), messages }), 'fa')).toEqual({
    title,
    description,
  })
})
