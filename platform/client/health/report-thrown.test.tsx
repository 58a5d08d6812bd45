import { expect, test } from '@jest/globals'
import type { HealthReport } from '../../contract/health-report'
import { createHealthRecord } from './health-record'
import { reportThrown } from './report-thrown'

const remote = { name: 'bank', version: '1.0.0', owner: 'cards' }

test('PLT-114 what a remote threw is told once, scrubbed before it leaves the page, also what was thrown before', () => {
  const record = createHealthRecord()
  record.startOpening(remote).failed('crashed', new TypeError('no card 6037991122334455'))
  const sent: HealthReport[] = []
  reportThrown(record, (report) => sent.push(report))
  const opening = record.startOpening({ ...remote, version: '2.0.0' })
  opening.opened()
  opening.failed('crashed', 'boom')
  opening.failed('crashed', 'again')
  record.startOpening({ ...remote, version: '3.0.0' }).failed('unreachable', new Error('a file'))
  const told = (version: string, reason: string, message: string) => ({
    remotes: [],
    thrown: [{ name: 'bank', version, reason, message }],
  })
  expect(sent).toEqual([told('1.0.0', 'crashed', 'TypeError: no card <number>'), told('2.0.0', 'later', 'boom')])
})
