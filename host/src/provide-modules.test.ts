import { expect, test } from '@jest/globals'
import { providedModules } from '@sarv/platform/client/remotes/loading/provided-modules'
import { sharedModules } from '@sarv/platform/delivery/webpack/shared-modules'
import './provide-modules'

test('PLT-006: the host provides what builds and the document server are told that it does', () => {
  const versions = Object.entries(providedModules).map(([name, { version }]) => [name, version])
  expect(Object.fromEntries(versions)).toEqual(sharedModules)
})
