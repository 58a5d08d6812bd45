import { expect, test } from '@jest/globals'
import { reservedRouteError } from '@sarv/platform/contract/reserved-routes'
import { readShellManifest } from '@sarv/platform/delivery/webpack/host-preset'
import { galleryPage, hostPages, notFoundPage } from './host-pages'

const shell = readShellManifest('host')

test('no remote can have a route of the shell', () => {
  for (const { path } of [...hostPages, galleryPage, notFoundPage])
    expect([path, reservedRouteError(path, shell.pages)]).toEqual([path, 'it is a page of the shell'])
})
