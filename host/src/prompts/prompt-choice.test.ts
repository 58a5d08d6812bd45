import { expect, test } from '@jest/globals'
import { type PromptFacts, promptFor } from './prompt-choice'

const facts = (level: number, rest: Partial<PromptFacts> = {}): PromptFacts => ({
  path: '/home',
  person: { level, can_referral: true },
  question: undefined,
  holdsFunds: undefined,
  asked: [],
  ...rest,
})

test.each([
  [facts(0), 'activation'],
  [facts(1), 'activation'],
  [facts(1, { asked: ['activation'] }), undefined],
  [facts(0, { path: '/funds' }), undefined],
  [facts(2, { holdsFunds: true }), undefined],
])('HST-042 of %j: %s', (given, prompt) => expect(promptFor(given)).toBe(prompt))

test.each([
  [facts(2, { holdsFunds: false }), 'funds'],
  [facts(2, { holdsFunds: true }), undefined],
  [facts(2), undefined],
  [facts(2, { holdsFunds: false, asked: ['funds'] }), undefined],
  [facts(2, { holdsFunds: false, asked: ['activation'] }), 'funds'],
  [facts(1, { holdsFunds: false, asked: ['activation'] }), undefined],
])('HST-043 of %j: %s', (given, prompt) => expect(promptFor(given)).toBe(prompt))

test.each([
  [true, 'true', 'referral'],
  [true, 'false', undefined],
  [true, undefined, undefined],
  [false, 'true', undefined],
  [false, 'false', undefined],
] as const)('HST-044 who may give a code: %s, with the cookie %s: %s', (can_referral, question, prompt) =>
  expect(promptFor(facts(2, { person: { level: 2, can_referral }, question }))).toBe(prompt),
)

test('nothing is asked before the person is known', () => {
  expect(promptFor(facts(0, { person: undefined, question: 'true' }))).toBeUndefined()
})
