import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { knownSettings, unknownSettings } from './unknown-settings'

test('settings that docs/configuration.md names are known, others get the nearest name', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/configuration.md'), 'utf8')
  const documented = [...new Set(page.match(/SARV_[A-Z_]*[A-Z]/g))]
  expect(unknownSettings(Object.fromEntries(documented.map((name) => [name, '1'])))).toEqual([])
  expect(knownSettings.filter((name) => !documented.includes(name))).toEqual([])
  expect(unknownSettings({ SARV_APl: '/', sarv_overrides: '1', SARV_WHATEVER_ELSE: '', PATH: '/bin' })).toEqual([
    'Unknown setting SARV_APl. Did you mean SARV_API?',
    expect.stringContaining('Unknown setting sarv_overrides.'),
    'Unknown setting SARV_WHATEVER_ELSE.',
  ])
})
