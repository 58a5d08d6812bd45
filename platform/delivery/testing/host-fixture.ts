import type { HostVersion } from '../store/versions/host-versions'

/** A host for tests that keeps one version of the contract. */
export function hostFixture(contract: string): HostVersion {
  return {
    version: `${contract}-test`,
    provided: { react: '19.3.1', '@sarv/shared/platform': contract },
    federation: '2.9',
    pages: ['/profile'],
  }
}
