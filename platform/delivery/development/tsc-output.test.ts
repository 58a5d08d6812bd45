import { expect, test } from '@jest/globals'
import { diagnosticsIn } from './tsc-output'

test.each([
  ['', []],
  [
    "host/src/main.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.\n",
    [
      {
        kind: 'types',
        file: 'host/src/main.ts',
        line: 3,
        message: "TS2322: Type 'string' is not assignable to type 'number'.",
      },
    ],
  ],
  [
    'a (1).ts(1,14): error TS2322: Type A is not B.\r\n  Types of property c are incompatible.\r\nb.ts(2,1): error TS1109: Expression expected.',
    [
      {
        kind: 'types',
        file: 'a (1).ts',
        line: 1,
        message: 'TS2322: Type A is not B.\n  Types of property c are incompatible.',
      },
      { kind: 'types', file: 'b.ts', line: 2, message: 'TS1109: Expression expected.' },
    ],
  ],
  [
    "error TS18003: No inputs were found in config file 'tsconfig.json'.",
    [{ kind: 'types', message: "TS18003: No inputs were found in config file 'tsconfig.json'." }],
  ],
])('the diagnostics in %j', (output, diagnostics) => expect(diagnosticsIn(output)).toEqual(diagnostics))
