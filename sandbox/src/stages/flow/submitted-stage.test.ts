import { expect, test } from '@jest/globals'
import { persianText } from '../../testing/persian-text'
import { submittedStage, typedCode, typedIn } from './submitted-stage'

const stages = ['payment', 'risk', 'create_prx'] as const
const stageOf = (current_stage: string) => submittedStage(stages, { current_stage }, (stage) => stage !== 'payment')
const elsewhere = 'این درخواست در مرحلهٔ دیگری است. صفحه را تازه کنید و از همان‌جا ادامه دهید.'

test.each([
  ['risk', 'risk'],
  ['RISK', 'risk'],
  ['CREATING_PRX', 'create_prx'],
])('SBX-049 D-03 a submit names its stage in either spelling: %s', (named, stage) => {
  expect(stageOf(named)).toBe(stage)
})

test.each([
  ['SELFIE', 'invalid', 'این مرحله شناخته نیست. برنامه را به‌روز کنید.'],
  ['video', 'invalid', 'این مرحله شناخته نیست. برنامه را به‌روز کنید.'],
  ['payment', 'conflict', elsewhere],
  ['finalize', 'conflict', elsewhere],
  ['MESSAGE', 'conflict', elsewhere],
])('SBX-049 T20 a submit of %s is refused: %s', (named, kind, detail) => {
  expect(() => stageOf(named)).toThrow(expect.objectContaining({ kind, problem: { detail: persianText(detail) } }))
})

test('SBX-049 the fields of one stage are read, and of two with one key the first', () => {
  const submission = {
    stages: [
      { key: 'payment', fields: [{ key: 'date', value: 'elsewhere' }] },
      {
        key: 'RISK',
        fields: [{ key: 'date', value: 'first' }, { key: 'email' }, { key: 'date', value: 'second' }],
      },
      { key: 'create_prx', fields: null },
    ],
  }
  expect(typedIn(submission, 'risk')).toEqual({ date: 'first', email: undefined })
  expect(typedIn(submission, 'create_prx')).toEqual({})
  expect(typedIn(submission, 'sign_contract')).toEqual({})
})

test.each([
  [' ۱۲۳۴۵\u200f', '12345'],
  [12345, '12345'],
  [0, '0'],
  [null, ''],
  [undefined, ''],
  [['12345'], ''],
  [{}, ''],
  [true, ''],
])('VAL-10 what is typed as %j is the code «%s»', (typed, code) => {
  expect(typedCode(typed)).toBe(code)
})
