import { defineConfig } from '@playwright/test'
import common from '../playwright.config'
import { origin } from './composition'

/** One after the other: they stop and replace what the others look at. */
export default defineConfig(common, {
  testDir: '.',
  outputDir: '../../test-results/compose',
  globalSetup: './bring-up.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../reports/compose.json' }]],
  use: { baseURL: origin },
})
