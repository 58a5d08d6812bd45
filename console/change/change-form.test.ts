import { expect, test } from '@jest/globals'
import type { Change } from '@sarv/platform/delivery/console/contract'
import { type ChangeForm, emptyForm, type FieldErrors, readForm } from './change-form'

const row = { tag: 'seen', withdrawn: ['0.9.0'] }
const empty = emptyForm({}, '1.1.0')
const why = 'the receipt is empty'

test('a canary is promoted to everyone; another version begins with a tenth of the people', () => {
  expect(emptyForm({ canary: { version: '1.1.0', percent: 5, level: 2 } }, '1.1.0')).toMatchObject({
    audience: 'everybody',
    level: '2',
  })
  expect(empty).toMatchObject({ audience: 'part', percent: '10', level: '' })
})

test.each<[Change['verb'], Partial<ChangeForm>, object | undefined, FieldErrors]>([
  ['rollback', { why }, { verb: 'rollback', why }, {}],
  ['revive', { why }, { verb: 'revive', why }, {}],
  ['rollback', { why: ' no ' }, { verb: 'rollback' }, { why: 'form.whyMissing' }],
  ['promote', { why }, { verb: 'promote', version: '1.1.0', percent: 10, why }, {}],
  ['promote', { why, audience: 'everybody' }, { verb: 'promote', version: '1.1.0', why }, {}],
  ['promote', { why, audience: 'everybody', percent: 'x' }, { verb: 'promote', version: '1.1.0', why }, {}],
  ['promote', { why, percent: '۲٫۵٪' }, { verb: 'promote', version: '1.1.0', percent: 2.5, why }, {}],
  ['promote', { why, level: '۱' }, { verb: 'promote', version: '1.1.0', percent: 10, level: 1, why }, {}],
  ['promote', { why, percent: '0' }, undefined, { percent: 'form.percentWrong' }],
  ['promote', { why, percent: '101' }, undefined, { percent: 'form.percentWrong' }],
  ['promote', { why, percent: 'ten' }, undefined, { percent: 'form.percentWrong' }],
  ['promote', { why, percent: '' }, undefined, { percent: 'form.percentWrong' }],
  ['promote', { why, level: '1.5' }, undefined, { level: 'form.levelWrong' }],
  [
    'promote',
    { why, audience: 'ramp' },
    { verb: 'promote', version: '1.1.0', ramp: [1, 10, 50, 100], bakeMinutes: 30, why },
    {},
  ],
  [
    'promote',
    { why, audience: 'ramp', steps: '۲٫۵، ۱۰۰', minutes: '۶۰' },
    { verb: 'promote', version: '1.1.0', ramp: [2.5, 100], bakeMinutes: 60, why },
    {},
  ],
  ['promote', { why, audience: 'ramp', steps: '50,10,100' }, undefined, { steps: 'form.stepsWrong' }],
  ['promote', { why, audience: 'ramp', steps: '1,10' }, undefined, { steps: 'form.stepsWrong' }],
  ['promote', { why, audience: 'ramp', steps: '100' }, undefined, { steps: 'form.stepsWrong' }],
  [
    'promote',
    { why, audience: 'ramp', steps: '', minutes: '0' },
    undefined,
    { steps: 'form.stepsWrong', minutes: 'form.minutesWrong' },
  ],
  ['pause', { why }, { verb: 'pause', why }, {}],
  ['resume', { why }, { verb: 'resume', why }, {}],
  ['promote', { why, version: '' }, undefined, { version: 'form.versionMissing' }],
  ['promote', { why, version: '0.9.0' }, undefined, { again: 'form.againMissing' }],
  [
    'promote',
    { why, version: '0.9.0', again: true },
    { verb: 'promote', version: '0.9.0', percent: 10, again: true, why },
    {},
  ],
  [
    'promote',
    { why, agreed: true, audience: 'everybody' },
    { verb: 'promote', version: '1.1.0', agreed: true, why },
    {},
  ],
  ['kill', { why, fa: ' بسته ', en: 'Closed' }, { verb: 'kill', message: { fa: 'بسته', en: 'Closed' }, why }, {}],
  ['kill', { fa: 'بسته' }, undefined, { en: 'form.enMissing', why: 'form.whyMissing' }],
])('%s with %j', (verb, typed, expected, errors) => {
  const read = readForm({ verb, form: { ...empty, ...typed }, row })
  expect(read).toEqual({ ...(expected && { change: { tag: 'seen', ...expected } }), errors })
})
