import { expect, test } from '@jest/globals'
import { remoteManifest } from '@sarv/platform/contract/manifest'
import type { ManifestRoute } from '@sarv/platform/contract/manifest-parts'
import { type RoutingRow, routingRows } from './routing-table'

/** Defines the tests of a table's rows: each path is declared once, with title, header, back rule and extras. */
export function proveRows(rows: readonly RoutingRow[], declared: readonly ManifestRoute[]): void {
  for (const { id, paths, title, back, extras, header } of rows)
    test(`${id} ${paths.join(' ')} is declared once, with title, header, back rule and extras`, () => {
      for (const path of paths) {
        const routes = declared.filter((route) => route.path === path)
        const fa = title ?? expect.stringMatching(/\p{Script=Arabic}/u)
        expect(routes).toEqual([expect.objectContaining({ back, header, title: expect.objectContaining({ fa }) })])
        expect(routes.flatMap((route) => route.extras.map(({ to }) => to.replace(/:\w+$/, '')))).toEqual(extras)
      }
    })
}

/**
 * Defines the tests of a remote's routes: each declared one has a screen and each screen is declared, and the remote's
 * rows of the routing table, if it has any, are declared as they say.
 * @example proveRoutes(manifest, screens) // in remote-x/src/routes.test.ts
 */
export function proveRoutes(manifest: unknown, screens: readonly { readonly path: string }[]): void {
  const { name, routes } = remoteManifest.parse(manifest)
  test(`D-42 D-201 ${name} has a screen for each of its declared routes, and for no other`, () => {
    expect(screens.map(({ path }) => path).sort()).toEqual(routes.map(({ path }) => path).sort())
  })
  proveRows(routingRows(name.toUpperCase()), routes)
}
