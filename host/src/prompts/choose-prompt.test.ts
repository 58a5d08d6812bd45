import { expect, test } from '@jest/globals'
import { choosePrompt, type PromptFacts } from './choose-prompt'

const facts = (level: number, rest: Partial<PromptFacts> = {}): PromptFacts => ({
  path: '/home',
  person: { level, can_referral: true },
  question: undefined,
  isInvested: undefined,
  install: 'none',
  asked: [],
  isEnoughForToday: false,
  ...rest,
})

test.each([
  [facts(0), 'activation'],
  [facts(1), 'activation'],
  [facts(1, { asked: ['activation'] }), undefined],
  [facts(0, { path: '/funds' }), undefined],
  [facts(2, { isInvested: true }), undefined],
])('HST-042 of %j: %s', (given, prompt) => expect(choosePrompt(given)).toBe(prompt))

test.each([
  [facts(2, { isInvested: false }), 'funds'],
  [facts(2, { isInvested: true }), undefined],
  [facts(2), undefined],
  [facts(2, { isInvested: false, asked: ['funds'] }), undefined],
  [facts(2, { isInvested: false, asked: ['activation'] }), 'funds'],
  [facts(1, { isInvested: false, asked: ['activation'] }), undefined],
])('HST-043 of %j: %s', (given, prompt) => expect(choosePrompt(given)).toBe(prompt))

test.each([
  [true, 'true', 'referral'],
  [true, 'false', undefined],
  [true, undefined, undefined],
  [false, 'true', undefined],
  [false, 'false', undefined],
] as const)('HST-044 who may give a code: %s, with the cookie %s: %s', (can_referral, question, prompt) =>
  expect(choosePrompt(facts(2, { person: { level: 2, can_referral }, question }))).toBe(prompt),
)

test.each([
  [facts(2, { install: 'steps' }), 'install'],
  [facts(2, { install: 'prompt', isInvested: false }), 'install'],
  [facts(2, { install: 'steps', path: '/assets' }), undefined],
  [facts(1, { install: 'steps' }), 'activation'],
  [facts(1, { install: 'steps', asked: ['activation'] }), undefined],
  [facts(2, { install: 'steps', question: 'true' }), 'referral'],
  [facts(2, { install: 'none', isInvested: false }), 'funds'],
])('HST-010 HST-013 D-132 of %j: %s', (given, prompt) => expect(choosePrompt(given)).toBe(prompt))

test('nothing is prompted before the person is known', () => {
  expect(choosePrompt(facts(0, { person: undefined, question: 'true' }))).toBeUndefined()
})

test.each([
  facts(0, { isEnoughForToday: true }),
  facts(2, { isInvested: false, isEnoughForToday: true }),
  facts(2, { question: 'true', isEnoughForToday: true }),
  facts(2, { install: 'steps', isEnoughForToday: true }),
])('D-129: after one prompt there is none until tomorrow: %j', (given) => {
  expect(choosePrompt(given)).toBeUndefined()
  expect(choosePrompt({ ...given, isEnoughForToday: false })).toBeDefined()
})
