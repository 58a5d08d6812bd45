import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { workspaceFiles } from './workspace-files'

const root = path.resolve(import.meta.dirname, '..')
const screens = workspaceFiles(root).filter(
  (file) => /^(?:shared|host|remote-\w+)\/src\/.+\.tsx$/.test(file) && !/\.test\.|\/gallery\//.test(file),
)

/** Buttons that work without a write: they read, save a file, sign in or out, or say for themselves that they are offline. */
const reads = [
  'host/src/account/sign-out.tsx',
  'host/src/login/login-page.tsx',
  'host/src/login/pre-login.tsx',
  'host/src/onboarding/account-terms.tsx',
  'host/src/pwa/update-chip.tsx',
  'remote-bank/src/card/card-status.tsx',
  'remote-bank/src/stages/video/video-intro.tsx',
  'remote-bank/src/stages/video/video-recording.tsx',
  'remote-bank/src/transactions/statement-button.tsx',
  'remote-bank/src/transfer/destination-stage.tsx',
  'remote-invest/src/funds/detail/range-load-error.tsx',
  'remote-invest/src/statement-files/save-sheet.tsx',
  'shared/src/payment/under-way-card.tsx',
  'shared/src/questions/question-form.tsx',
  'shared/src/stages/terms-button.tsx',
  'shared/src/ui/actions/button.tsx',
  'shared/src/ui/feedback/error-state.tsx',
  'shared/src/ui/feedback/stale-notice.tsx',
  'shared/src/ui/feedback/unavailable-card.tsx',
  'shared/src/ui/lists/load-more.tsx',
  'shared/src/ui/overlay/sheet.tsx',
]

test('U16: each button that waits for a write is disabled offline', () => {
  const waiting = screens.filter((file) =>
    /<Button\b(?:(?!<Button\b|<\/Button>)[\s\S])*?\bloading=/.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(waiting.filter((file) => !reads.includes(file))).toEqual([])
})
