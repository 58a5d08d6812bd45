import type { Explanation } from './explanation'
import { keyApart, noInterval } from './reasons'

const narrowing = 'TypeScript wants the question; what follows says no to undefined by itself.'
const disabledBefore = 'TypeScript wants the question; the button is disabled then.'
const onlyKeys = 'A key only tells rows apart, and these never change their places.'
const nothingAtTheEnd = 'The end of a function gives back nothing either.'
const nothingInText = 'An element that is a text has no key and is passed over, as none would be.'

export const equivalentInShared: readonly Explanation[] = [
  {
    file: 'platform/client/session/code-exchange.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'Neither text is a nonce that was sent or an ID token; both are refused.',
  },
  {
    file: 'platform/client/session/id-token.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: "A token without a subject has been refused before; the library's type does not know it.",
  },
  {
    file: 'platform/client/session/oidc-context.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'A sign-in without an ID token has been refused before; a renewal keeps the old one.',
  },
  {
    file: 'platform/client/session/oidc-context.ts',
    original: "'openid'",
    reason:
      'Where the response names no scope, the library has filled in the one that was asked for; its type does not know it.',
  },
  {
    file: 'platform/client/session/session-machine.ts',
    original: "state.at === 'signed-in'",
    replacement: 'true',
    reason: 'TypeScript wants the question; no other state has tokens.',
  },
  {
    file: 'platform/client/session/tab-channel.ts',
    original: 'default:\n      return undefined',
    reason: nothingAtTheEnd,
  },
  {
    file: 'platform/client/session/token-endpoint.ts',
    original: "typeof error.nonce === 'string'",
    replacement: 'true',
    reason: narrowing,
  },
  {
    file: 'platform/client/session/token-service.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'Neither text has the cookie of a sign-out.',
  },
  {
    file: 'platform/client/session/token-service.ts',
    original: "'sarv-renewal'",
    replacement: '""',
    reason: 'A name only has to tell locks apart, and no other lock has this one either.',
  },
  { file: 'platform/client/session/token-store.ts', original: '{\n    return undefined\n  }', reason: nothingAtTheEnd },
  {
    file: 'shared/src/money/amount-in-words.ts',
    original: 'smallEnglish.slice(0, 10)',
    replacement: 'smallEnglish',
    reason: 'Nobody asks for ten hundred and more: these words would only lie there.',
  },
  {
    file: 'shared/src/money/amount-in-words.ts',
    original: 'value < 0',
    replacement: 'value <= 0',
    reason: 'Zero has been said before.',
  },
  { file: 'shared/src/outbox/outbox-query.ts', original: 'false', replacement: 'true', reason: noInterval },
  {
    file: 'shared/src/outbox/signed-in-sub.ts',
    original: "current.at === 'signed-in'",
    replacement: 'true',
    reason: 'TypeScript wants the question; nobody else has a subject.',
  },
  {
    file: 'shared/src/outbox/submit-once.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'Neither text is a person: it stands where nobody is signed in, and the server refuses.',
  },
  {
    file: 'shared/src/outbox/use-money-request.ts',
    original: 'unresolvedKey !== undefined',
    replacement: 'true',
    reason: 'Only asks whether to read; what is read without an unresolved request is not looked at.',
  },
  {
    file: 'shared/src/outbox/use-money-request.ts',
    original: 'unresolvedKey === undefined',
    replacement: 'false',
    reason: 'TypeScript wants the question; without a key no result is found.',
  },
  {
    file: 'shared/src/payment/payment-method.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: nothingInText,
  },
  {
    file: 'shared/src/payment/payment-method.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'Neither text is an address.',
  },
  {
    file: 'shared/src/payment/gateway-screen.tsx',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'Neither list of what the effect depends on ever changes.',
  },
  {
    file: 'shared/src/payment/gateway-screen.tsx',
    original: 'address === undefined',
    replacement: 'false',
    reason: disabledBefore,
  },
  {
    file: 'shared/src/payment/gateway-screen.tsx',
    original: "() => removeEventListener('pageshow', arrive)",
    reason: 'A screen that has gone takes no notice of its state.',
  },
  {
    file: 'shared/src/payment/gateway-screen.tsx',
    original: "'pageshow'",
    replacement: '""',
    reason: 'A screen that has gone takes no notice of its state.',
  },
  {
    file: 'shared/src/payment/gateway-cards.tsx',
    original: `\`\${nameOf(item)}-\${place + 1}\``,
    reason: onlyKeys,
  },
  { file: 'shared/src/payment/gateway-cards.tsx', original: 'place + 1', reason: onlyKeys },
  {
    file: 'shared/src/payment/gateway-cards.tsx',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'Neither text is the name of an icon.',
  },
  ...['amount === undefined || limit === undefined', 'amount === undefined', 'limit === undefined'].map((original) => ({
    file: 'shared/src/payment/gateway-limit-alert.tsx',
    original,
    reason: narrowing,
  })),
  ...['amount !== undefined && limit !== undefined', 'amount !== undefined', 'limit !== undefined'].map((original) => ({
    file: 'shared/src/payment/gateway-limit.ts',
    original,
    reason: narrowing,
  })),
  {
    file: 'shared/src/payment/pending-money.tsx',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'What is no request is none that was lost.',
  },
  {
    file: 'shared/src/payment/pending-money.tsx',
    original: '[outbox, platform]',
    reason: 'Neither changes while a page stands.',
  },
  {
    file: 'shared/src/payment/under-way-path.ts',
    original: 'default:\n      return undefined',
    reason: nothingAtTheEnd,
  },
  {
    file: 'shared/src/payment/picture-name.ts',
    original: 'rows.find(({ copy }) => copy !== undefined)?.copy?.text',
    reason: 'A row that is found has it; its type does not know.',
  },
  {
    file: 'shared/src/payment/under-way-row.tsx',
    original: 'path !== undefined',
    replacement: 'true',
    reason: narrowing,
  },
  {
    file: 'shared/src/payment/under-way-card.tsx',
    original: `\`\${item.kind} \${item.id}\``,
    reason: 'A key only tells rows apart, and these keep nothing but the clock.',
  },
  {
    file: 'shared/src/payment/use-payment-receipt.ts',
    original: "''",
    reason: 'TypeScript wants an address; without one nobody is asked.',
  },
  {
    file: 'shared/src/payment/use-payment-receipt.ts',
    original: 'false',
    replacement: 'true',
    reason: noInterval,
  },
  { file: 'shared/src/payment/house-accounts.tsx', original: 'iban ?? account_number ?? place', reason: onlyKeys },
  { file: 'shared/src/payment/house-accounts.tsx', original: 'iban ?? account_number', reason: onlyKeys },
  {
    file: 'shared/src/payment/slip-form.tsx',
    original: 'fields[wrong].current?.focus',
    reason: narrowing,
  },
  {
    file: 'shared/src/payment/receipt-page.tsx',
    original: 'shown.date === undefined',
    replacement: 'false',
    reason: 'What is no date is written as one that is none.',
  },
  {
    file: 'shared/src/payment/receipt-facts.ts',
    original: 'amount !== undefined',
    replacement: 'true',
    reason: narrowing,
  },
  {
    file: 'shared/src/payment/receipt-facts.ts',
    original: 'trace !== undefined',
    replacement: 'true',
    reason: 'What is not there is given back as it is.',
  },
  {
    file: 'shared/src/questions/question-answer.tsx',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'No answer has either id, so the list shows its first line, the placeholder.',
  },
  {
    file: 'shared/src/questions/slider-answer.tsx',
    original: 'next',
    replacement: 'true',
    reason: 'The range ends at the last answer, so there always is one; TypeScript wants the question.',
  },
  {
    file: 'shared/src/questions/question-form.tsx',
    original: 'title.current?.focus',
    reason: 'The heading is always drawn; the type of a ref does not know it.',
  },
  ...[
    { original: "['shared', 'risk-survey']", replacement: '[]' },
    { original: "'shared'", replacement: '""' },
    { original: "'risk-survey'", replacement: '""' },
  ].map((change) => ({ file: 'shared/src/questions/use-risk-survey.ts', ...change, reason: keyApart })),
  { file: 'remote-pma/src/increase/increase-queries.ts', original: "'pma'", replacement: '""', reason: keyApart },
  {
    file: 'shared/src/questions/form-question.ts',
    original: 'media?.title',
    replacement: 'media.title',
    reason: 'TypeScript wants the question; an address comes of a picture that is there.',
  },
  {
    file: 'shared/src/rules/card-number.ts',
    original: 'sum + (value > 9 ? value - 9 : value)',
    replacement: 'sum - (value > 9 ? value - 9 : value)',
    reason: 'The sum is only asked whether ten divides it, whatever its sign.',
  },
  {
    file: 'shared/src/rules/address.ts',
    original: '/^(.+)، پلاک (\\S+)، واحد (\\S+)$/su',
    replacement: '/(.+)، پلاک (\\S+)، واحد (\\S+)$/su',
    reason: 'What matches later in a line matches from its beginning too; the anchor keeps the time linear.',
  },
  {
    file: 'shared/src/rules/address.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'What stands first is the whole line, which is passed over.',
  },
  {
    file: 'shared/src/rules/status.ts',
    original: 'lookup.get(set)?.get',
    replacement: 'lookup.get(set).get',
    reason: 'Every set has its table; the type of the map does not know it.',
  },
  {
    file: 'shared/src/stages/flow-entry.ts',
    original: "typeof depth === 'number'",
    replacement: 'true',
    reason: narrowing,
  },
  {
    file: 'shared/src/stages/page-blocks.ts',
    original: "typeof value === 'number'",
    replacement: 'true',
    reason: narrowing,
  },
  {
    file: 'shared/src/stages/page-blocks.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: nothingInText,
  },
  {
    file: 'shared/src/stages/stage.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'Neither text is the key of a stage.',
  },
]
