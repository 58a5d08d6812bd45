import { expect, test } from '@jest/globals'
import { readShellManifest } from '@sarv/platform/delivery/webpack/host-preset'
import { getNavigation } from '@sarv/shared/contract/navigation'
import { getProfile } from '@sarv/shared/contract/profile'
import { hostPages } from './routing/host-pages'
import { tabPaths } from './shell/tabs'

test('PLT-074 shell.json declares the pages, tabs and first reads that the shell has', () => {
  const { pages, tabs, reads, start } = readShellManifest('host')
  expect({ pages, tabs, reads, start }).toEqual({
    pages: hostPages.map(({ path }) => path),
    tabs: Object.values(tabPaths),
    reads: [getNavigation.path, getProfile.path],
    start: tabPaths.HOME,
  })
})
