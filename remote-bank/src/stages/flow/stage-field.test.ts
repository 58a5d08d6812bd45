import { expect, test } from '@jest/globals'
import type { StageField } from '@sarv/shared/contract/onboarding'
import type { CardStage } from './card-flow'
import { fieldMessages, unknownFields } from './stage-field'

const field = (key: string, change: Partial<StageField> = {}): StageField => ({
  ...{ key, title: key, type: 'TEXT', is_required: true, value: null, sort: 1, message: null },
  ...change,
})
const stageWith = (...fields: StageField[]) => ({ key: 'base_info', wire: { fields } }) as unknown as CardStage

test.each([
  ['the fields that it fills in', [field('national_serial')], []],
  ['no field', [], []],
  ['another one that may stay empty', [field('birth_place', { is_required: false })], []],
  ['another one that is required', [field('national_serial'), field('birth_place')], ['birth_place']],
])('SBX-067 BNK-018: of %s a stage cannot fill in %j', (_, fields, unknown) =>
  expect(unknownFields(stageWith(...fields), 'base_info')).toEqual(unknown),
)

test('SBX-067 BNK-019: the messages of fields are read by their order, empty ones left out', () => {
  const fields = [field('b', { sort: 2, message: 'دوم' }), field('a', { message: 'اول' }), field('c', { message: ' ' })]
  expect(fieldMessages(stageWith(...fields))).toEqual(['اول', 'دوم'])
})
