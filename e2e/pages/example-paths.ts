import type { Page } from '@playwright/test'
import { declaredRoutes, isRouteOf } from './declared-routes'

/** A page, what its picture is called and words, in either language, that are only there when it is complete. */
export interface ExamplePage {
  readonly name: string
  /** A page with a parameter is opened by a link to it. */
  readonly path: string
  readonly words: string | RegExp
}

/**
 * What a remote's manifest names as the example of a route: an address that the route answers, or a page that links to it;
 * else the path itself.
 */
export function exampleOf(path: string): string {
  return declaredRoutes.find((route) => route.path === path)?.example ?? path
}

/** An address that answers a route, for the person who is signed in. */
export async function addressOf(page: Page, path: string): Promise<string> {
  const example = exampleOf(path)
  if (!path.includes(':') || isRouteOf(path, example)) return example
  await page.goto(example)
  const link = page
    .getByRole('main')
    .locator(`a[href^="${path.replace(/:.*$/, '')}"]`)
    .first()
  const address = await link.getAttribute('href')
  if (address === null) throw new Error(`${example} has no link to ${path}`)
  return address
}
