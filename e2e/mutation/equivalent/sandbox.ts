import type { Explanation } from './explanation'

const nothingToValue = 'Only spares valuations of nothing, which make no line.'
const neverMissing = 'TypeScript wants the question; the row was just written, or a foreign key holds it.'
const notInJson = 'What is undefined is not written into JSON.'
const signedAtOnce = 'The signature and its moment are written at once; TypeScript wants both questions.'
const alwaysASentence = 'There always is a sentence, and a person; TypeScript wants an answer.'

export const equivalentInSandbox: readonly Explanation[] = [
  {
    file: 'sandbox/src/ledger/cardex.ts',
    original: 'start > from',
    replacement: 'start >= from',
    reason: 'The value of the day before the first is the opening value: no line comes of it.',
  },
  {
    file: 'sandbox/src/ledger/cardex.ts',
    original: 'first > from',
    replacement: 'false',
    reason: nothingToValue,
  },
  {
    file: 'sandbox/src/ledger/cardex.ts',
    original: 'first > from',
    replacement: 'first >= from',
    reason: nothingToValue,
  },
  {
    file: 'sandbox/src/ledger/cardex.ts',
    original: 'event.units > 0',
    replacement: 'event.units >= 0',
    reason: 'Only orders of at least one unit are read, and what is worth nothing makes no line.',
  },
  {
    file: 'sandbox/src/ledger/worth-history.ts',
    original: 'day > from',
    replacement: 'day >= from',
    reason: 'The first day is told already, and each is told once.',
  },
  {
    file: 'sandbox/src/ledger/portfolio-history.ts',
    original: 'status === undefined',
    replacement: 'false',
    reason: 'What is no status has no words, and the database takes undefined for null.',
  },
  {
    file: 'sandbox/src/ledger/profit.ts',
    original: 'rows.length === 0',
    replacement: 'false',
    reason: 'An insert of no rows changes nothing; the question spares the statement.',
  },
  {
    file: 'sandbox/src/stages/pma/pma-money.ts',
    original: 'onb_uuid === null',
    replacement: 'false',
    reason: neverMissing,
  },
  {
    file: 'sandbox/src/stages/pma/pma-money.ts',
    original: `\`the payment \${uuid} is for nothing\``,
    reason: neverMissing,
  },
  {
    file: 'sandbox/src/stages/linear/linear-handler.ts',
    original: 'stage === undefined',
    replacement: 'false',
    reason: neverMissing,
  },
  { file: 'sandbox/src/stages/linear/linear-handler.ts', original: `\`no stage \${key}\``, reason: neverMissing },
  {
    file: 'sandbox/src/stages/pma/pma-record.ts',
    original: `\`the onboarding \${uuid} is not whole\``,
    reason: neverMissing,
  },
  {
    file: 'sandbox/src/stages/pma/pma-record.ts',
    original: 'row === undefined || flow.amount === null',
    replacement: 'false',
    reason: neverMissing,
  },
  {
    file: 'sandbox/src/stages/pma/pma-record.ts',
    original: 'row === undefined || flow.amount === null',
    replacement: 'row === undefined && flow.amount === null',
    reason: neverMissing,
  },
  {
    file: 'sandbox/src/stages/pma/pma-record.ts',
    original: 'row === undefined',
    replacement: 'false',
    reason: neverMissing,
  },
  {
    file: 'sandbox/src/stages/pma/pma-record.ts',
    original: 'flow.amount === null',
    replacement: 'false',
    reason: neverMissing,
  },
  {
    file: 'sandbox/src/stages/pma/pma-record.ts',
    original: 'message === undefined',
    replacement: 'false',
    reason: notInJson,
  },
  {
    file: 'sandbox/src/stages/linear/apply-event.ts',
    original: 'message === undefined',
    replacement: 'false',
    reason: notInJson,
  },
  {
    file: 'sandbox/src/stages/pma/pma-view.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: 'A portfolio is never refused without a message.',
  },
  {
    file: 'sandbox/src/stages/pma/pma-view.ts',
    original: 'record.signature !== null && record.signed_at !== null',
    replacement: 'record.signature !== null || record.signed_at !== null',
    reason: signedAtOnce,
  },
  {
    file: 'sandbox/src/stages/pma/pma-view.ts',
    original: 'record.signature !== null',
    replacement: 'true',
    reason: signedAtOnce,
  },
  {
    file: 'sandbox/src/stages/pma/pma-view.ts',
    original: 'record.signed_at !== null',
    replacement: 'true',
    reason: signedAtOnce,
  },
  {
    file: 'sandbox/src/stages/card/video-stage.ts',
    original: "''",
    replacement: '"Stryker was here!"',
    reason: alwaysASentence,
  },
  ...['fa', 'en'].map((language) => ({
    file: 'sandbox/src/stages/card/video-stage.ts',
    original: `text?.${language}`,
    replacement: `text.${language}`,
    reason: alwaysASentence,
  })),
]
