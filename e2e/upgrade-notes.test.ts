import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { platformVersion } from '@sarv/platform/contract/platform'
import { releasedVersions } from '@sarv/platform/delivery/remote-kit/released-contract'

test('docs/upgrading.md has an entry for each kept version of the contract, that of today first', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../docs/upgrading.md'), 'utf8')
  const headings = [...page.matchAll(/^## (\S+)$/gm)].map(([, version]) => version)
  expect(headings[0]).toBe(platformVersion)
  expect(headings.toSorted()).toEqual(releasedVersions().toSorted())
})
