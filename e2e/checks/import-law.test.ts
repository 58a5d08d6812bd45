import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { importError } from './import-law'

type Import = readonly [file: string, imported: string]

const forbidden: readonly Import[] = [
  ['remote-pma/src/a.tsx', '../../remote-bank/src/card/card-screen'],
  ['remote-pma/src/a.tsx', '@sarv/remote-bank/src/index'],
  ['remote-pma/src/a.tsx', '@sarv/host/server/page'],
  ['remote-pma/src/a.tsx', '../../host/src/services'],
  ['remote-pma/src/a.tsx', 'react-router-dom'],
  ['remote-pma/src/a.tsx', 'zod/mini'],
  ['remote-pma/src/a.tsx', '@sarv/shared/testing/mount-remote'],
  ['remote-pma/src/a.test.tsx', '@sarv/sandbox/src/app'],
  ['remote-new/src/a.tsx', '../../remote-newer/src/routes'],
  // A remote that imports these modules of the platform would bundle a second session, client or context.
  ...[
    'client/session/token-service',
    'client/session/session',
    'client/storage/secure-storage',
    'client/api/create-api',
    'client/api/current-api',
    'client/i18n/create-i18n',
    'client/analytics/create-analytics',
    'contract/events/bus',
    'contract/platform-context',
    'lib/async/with-timeout',
    'testing/control',
    'delivery/webpack/base',
    'delivery/store/open-store',
    'page/server/document-server',
  ].map((door): Import => ['remote-pma/src/a.ts', `@sarv/platform/${door}`]),
  ['remote-pma/src/a.ts', '../../platform/client/session/session'],
  ['remote-pma/src/a.ts', '../../../platform/delivery/local/run-process'],
  ['host/src/a.tsx', '../../remote-invest/src/index'],
  ['host/src/a.tsx', '@sarv/remote-invest/src/index'],
  ['host/src/a.tsx', '@sarv/sandbox/src/app'],
  ['host/src/a.ts', '@sarv/platform/delivery/store/open-store'],
  ['shared/src/ui/a.tsx', '../../../host/src/services'],
  ['shared/src/ui/a.tsx', '../../../remote-invest/src/index'],
  ['shared/src/ui/a.tsx', '@sarv/platform/delivery/store/open-store'],
  ['sandbox/src/a.ts', '../../remote-invest/src/index'],
  ['sandbox/src/a.ts', '@sarv/platform/delivery/local/run-process'],
  ['platform/contract/a.ts', '@sarv/shared/money/rial'],
  ['platform/client/a.ts', '../../shared/src/money/rial'],
  ['platform/client/a.ts', '@sarv/host/src/shell/tabs'],
  ['platform/client/a.test.ts', '@sarv/shared/platform'],
  ['platform/client/api/a.ts', '../../delivery/store/open-store'],
  ['platform/client/api/a.ts', '../../page/server/settings'],
  ['platform/client/api/a.ts', '../../testing/control'],
  ['platform/page/server/a.ts', '@sarv/host/src/routing/host-pages'],
  ['platform/delivery/local/a.ts', '@sarv/host/server/development'],
  ['platform/delivery/local/a.ts', '@sarv/sandbox/src/main'],
  ['console/a.ts', '@sarv/platform/delivery/store/open-store'],
  ['console/remotes/a.ts', '../../platform/delivery/console/api/remote-list'],
  ['remote-invest/src/a.ts', 'oidc-client-ts'],
  ['host/src/a.tsx', 'oidc-client-ts'],
  ['platform/client/api/a.ts', 'oidc-client-ts'],
  ['remote-invest/src/a.test.ts', 'jalali-moment'],
  ['host/src/a.tsx', 'jalali-moment'],
  ['sandbox/src/a.ts', 'jalali-moment'],
  ['shared/src/calendar/a.ts', 'jalali-moment'],
  ['platform/client/session/a.ts', 'jalali-moment'],
  ['platform/delivery/webpack/a.ts', 'jalali-moment'],
]
const allowed: readonly Import[] = [
  ['shared/src/calendar/arithmetic/a.ts', 'jalali-moment'],
  ['platform/client/session/a.ts', 'oidc-client-ts'],
  ['platform/page/server/a.ts', '../../delivery/store/open-store'],
  ['platform/client/a.test.ts', '../testing/wait-until'],
  ['remote-pma/src/a.tsx', '@sarv/shared/platform'],
  ['remote-pma/src/a.tsx', '@sarv/shared/ui/layout/page'],
  ['remote-pma/src/a.ts', '@sarv/platform/client/api/endpoint'],
  ['remote-pma/src/a.test.tsx', '@sarv/platform/testing/control'],
  ['remote-pma/webpack.config.ts', '@sarv/platform/delivery/webpack/remote-preset'],
  ['host/src/a.tsx', '@sarv/platform/client/session/session'],
  ['host/server/a.ts', '@sarv/platform/delivery/store/versions/shell-files'],
  ['console/a.ts', '@sarv/platform/delivery/console/contract'],
]

test.each(forbidden)('HST-060 PLT-010 an import in %s of %s fails the check', (file, imported) => {
  expect(importError(file, imported)).toBe(`${file} must not import ${imported}`)
})

test.each(allowed)('an import in %s of %s passes', (file, imported) => {
  expect(importError(file, imported)).toBeUndefined()
})

test('no door of @sarv/shared leads to what stands outside src', () => {
  const { exports } = JSON.parse(readFileSync('shared/package.json', 'utf8')) as { exports: Record<string, string> }
  const targets = Object.entries(exports).filter(([door]) => door !== './package.json')
  expect(targets.filter(([, target]) => !target.startsWith('./src/'))).toEqual([])
})
