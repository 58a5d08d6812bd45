import { expect, test } from '@jest/globals'
import type { Fault } from '../fault'
import { nextStep, type ThrownFault } from './next-step'

const build: Fault = { kind: 'build', file: 'remote-bank/src/card.tsx', line: 3, message: 'Expression expected' }
const types: Fault = { kind: 'types', file: 'remote-bank/src/card.tsx', line: 4, message: 'TS2322' }
const thrown: Fault = { kind: 'runtime', file: 'remote-bank/src/card.tsx', line: 5, message: 'boom' }
const crash: ThrownFault = { fault: thrown, at: 50, isFatal: true }
const slip: ThrownFault = { fault: thrown, at: 50, isFatal: false }

test.each([
  ['nothing is wrong', [], 10, 1, [], []],
  ['what is wrong is shown', [build, types], 10, 1, [], [build, types]],
  ['another catalogue', [], 10, 2, [], 'reload'],
  ['another catalogue, while a remote does not build', [build], 10, 2, [], 'reload'],
  ['a crash stands until there is a build after it', [], 50, 1, [crash], [thrown]],
  ['a crash that may be mended', [], 51, 1, [crash], 'reload'],
  ['a crash, mended as to its types only by half', [types], 51, 1, [crash], 'reload'],
  ['a crash, and then a save that does not build', [build], 51, 1, [crash], [build]],
  ['an error that cost nothing stands until the next save', [], 50, 1, [slip], [thrown]],
  ['an error that cost nothing goes with the next save, and the page stays', [], 51, 1, [slip], []],
] as const)('%s', (_, faults, builtAt, revision, errors, step) =>
  expect(nextStep({ faults, builtAt, revision }, { revision: 1, thrown: errors })).toEqual(step),
)
