import { expect, test } from '@jest/globals'
import { sourcesLike } from './workspace-files'

const screens = sourcesLike(/^(?:shared|host|remote-\w+)\/src\/(?!.*\.test\.|(?:.*\/)?gallery\/).+\.tsx$/)

/** Each button that works without a write, by its file and what it waits for: it reads, saves a file, signs in or out, asks the device, or says for itself that it is offline. */
const reads = [
  ['host/src/account/sign-out.tsx', "{at === 'leaving'}"],
  ['host/src/lock/lock-row.tsx', '{isBusy}'],
  ['host/src/lock/lock-screen.tsx', "{at === 'verifying'}"],
  ['host/src/lock/lock-screen.tsx', "{at === 'leaving'}"],
  ['host/src/login/login-page.tsx', '{leaving}'],
  ['host/src/login/pre-login.tsx', '{leaving}'],
  ['host/src/onboarding/account-terms.tsx', '{own === undefined}'],
  ['host/src/pwa/update-chip.tsx', "{at === 'applying'}"],
  ['remote-bank/src/card/card-status.tsx', '{checking}'],
  ['remote-bank/src/stages/video/video-intro.tsx', '{opening}'],
  ['remote-bank/src/stages/video/video-recording.tsx', "{state.kind === 'turning'}"],
  ['remote-bank/src/transactions/statement-button.tsx', '{pdf.isPending}'],
  ['remote-bank/src/transfer/destination-stage.tsx', '{fault === undefined && inquiry.isFetching}'],
  ['remote-invest/src/funds/detail/range-load-error.tsx', '{read.isFetching}'],
  ['shared/src/statement-files/save-sheet.tsx', "{isSaving('pdf')}"],
  ['shared/src/statement-files/save-sheet.tsx', "{isSaving('csv')}"],
  ['shared/src/payment/under-way-card.tsx', '{query.isFetching}'],
  ['shared/src/questions/question-form.tsx', '{sending}'],
  ['shared/src/stages/terms-button.tsx', '{opening}'],
  ['shared/src/ui/actions/button.tsx', '{paying}'],
  ['shared/src/ui/feedback/error-state.tsx', '{retrying}'],
  ['shared/src/ui/feedback/stale-notice.tsx', '{isRetrying}'],
  ['shared/src/ui/feedback/unavailable-card.tsx', '{retrying}'],
  ['shared/src/ui/lists/load-more.tsx', '{loading}'],
  ['shared/src/ui/overlay/sheet.tsx', '{paying}'],
]

const waiting = /<Button\b(?:(?!<Button\b|<\/Button>)[\s\S])*?\bloading=(\{[^}]*\})/g

test('U16: each button that waits for a write is disabled offline', () => {
  const found = screens.flatMap(([file, text]) => [...text.matchAll(waiting)].map(([, condition]) => [file, condition]))
  expect(found.toSorted()).toEqual(reads.toSorted())
})
