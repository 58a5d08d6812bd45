import { expect, test } from '@jest/globals'
import { reservedRouteError } from '@sarv/platform/contract/reserved-routes'
import { galleryPage, hostPages, notFoundPage } from './host-pages'

test('no remote can have a route of the shell', () => {
  for (const { path } of [...hostPages, galleryPage, notFoundPage])
    expect([path, reservedRouteError(path)]).toEqual([path, 'it is a page of the shell'])
})
