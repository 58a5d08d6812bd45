import type { BuiltShell, HostVersion } from '../../contract/catalogued-shell'

/** A host for tests that keeps one version of the contract. */
export function hostFixture(contract: string): HostVersion {
  return {
    version: `${contract}-test`,
    provided: { react: '19.3.1', '@sarv/shared/platform': contract },
    federation: '2.9',
    pages: ['/profile'],
  }
}

/** The same as a published shell. */
export function shellFixture(contract: string): BuiltShell {
  return { ...hostFixture(contract), name: 'host', owner: 'platform', commit: 'none', files: 'a'.repeat(64) }
}
