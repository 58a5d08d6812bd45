import path from 'node:path'

export const workspace = path.resolve(import.meta.dirname, '../..')

/** Jest's projects that may kill a mutant. */
export type TestKind = 'unit' | 'database' | 'api' | 'screens'

export interface Folder {
  /** What is mutated: all sources in it, from the workspace's root. */
  readonly path: string
  /** Further tests than those that lie in it. */
  readonly tests?: readonly string[]
  readonly kinds: readonly TestKind[]
  /** Files that are not asked about, from the folder: what only a browser can prove. */
  readonly except?: readonly string[]
  /** A sample: every so many of the mutants, where each costs a database or a page. */
  readonly every?: number
}

/** Money, identity, stages and rules: where a wrong line costs a person something. */
export const folders: readonly Folder[] = [
  { path: 'shared/src/money', tests: ['/shared/src/format/'], kinds: ['unit'] },
  { path: 'platform/client/session', kinds: ['unit', 'api'] },
  { path: 'shared/src/stages', kinds: ['unit', 'screens'] },
  {
    path: 'shared/src/rules',
    tests: [
      '/host/src/pdf/pdf-file-name\\.test',
      '/shared/src/ui/forms/address-form\\.test',
      '/remote-bank/src/card-rules/',
    ],
    kinds: ['unit', 'screens'],
  },
  {
    path: 'shared/src/payment',
    tests: ['/remote-invest/src/under-way/'],
    kinds: ['unit', 'screens'],
    except: ['embedded-font.ts', 'receipt-file.ts', 'ticket-picture.tsx'],
  },
  {
    path: 'shared/src/questions',
    tests: ['/remote-pma/src/onboarding/(risk/|onboarding-screen)'],
    kinds: ['unit', 'screens'],
    except: ['survey-skeleton.tsx'],
  },
  { path: 'shared/src/format', kinds: ['unit'] },
  {
    path: 'sandbox/src/ledger',
    tests: ['/sandbox/src/(bank|recommendation|api/portfolios)/'],
    kinds: ['database'],
    every: 10,
  },
  { path: 'sandbox/src/stages', tests: ['/sandbox/src/(api/onboarding|flow-graph)/'], kinds: ['database'], every: 40 },
  { path: 'shared/src/outbox', kinds: ['unit', 'screens'] },
  {
    path: 'remote-invest/src/money',
    tests: ['/buy/(buy-form|buy-screen|purchase-facts)\\.test', '/sell/sell-screen\\.test'],
    kinds: ['unit', 'screens'],
    every: 5,
  },
  { path: 'remote-invest/src/buy', kinds: ['unit', 'screens'], except: ['buy-skeleton.tsx'], every: 20 },
  { path: 'remote-invest/src/sell', kinds: ['unit', 'screens'], except: ['sell-skeleton.tsx'], every: 20 },
  { path: 'remote-invest/src/orders', kinds: ['unit', 'screens'], every: 20 },
  { path: 'remote-pma/src/increase', kinds: ['unit', 'screens'], every: 20 },
  { path: 'remote-pma/src/transactions', kinds: ['unit', 'screens'], every: 20 },
]
