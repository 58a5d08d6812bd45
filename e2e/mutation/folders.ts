import path from 'node:path'

export const workspace = path.resolve(import.meta.dirname, '../..')

export interface Folder {
  /** What is mutated: all sources in it, from the workspace's root. */
  readonly path: string
  /** Further tests than those that lie in it. */
  readonly tests?: readonly string[]
  readonly kinds: readonly ('unit' | 'api' | 'screens')[]
}

/** Money, identity, stages and rules: where a wrong line costs somebody something. */
export const folders: readonly Folder[] = [
  { path: 'shared/src/money', tests: ['/shared/src/format/'], kinds: ['unit'] },
  { path: 'shared/src/auth', kinds: ['unit'] },
  { path: 'shared/src/stages', kinds: ['unit', 'screens'] },
  { path: 'shared/src/rules', kinds: ['unit'] },
  { path: 'shared/src/payment', kinds: ['unit', 'screens'] },
  { path: 'shared/src/questions', kinds: ['unit', 'screens'] },
  { path: 'shared/src/format', kinds: ['unit'] },
  { path: 'sandbox/src/ledger', kinds: ['unit'] },
  { path: 'sandbox/src/stages', kinds: ['unit'] },
  { path: 'remote-invest/src/money', kinds: ['unit', 'screens'] },
]
