import type { Page } from '@playwright/test'

declare global {
  interface Window {
    bodies?: unknown[]
  }
}

/** Records the JSON body of every response that pages get by `fetch` from now on: the protocol gives some of them only. */
export async function recordBodies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const bodies: unknown[] = []
    window.bodies = bodies
    const { fetch } = window
    window.fetch = async (...request) => {
      const response = await fetch(...request)
      const copy = response.clone()
      void copy.json().then(
        (body) => bodies.push(body),
        () => undefined,
      )
      return response
    }
  })
}

/** The bodies since the page was loaded, each once. */
export function takeBodies(page: Page): Promise<unknown[]> {
  return page.evaluate(() => window.bodies?.splice(0) ?? [])
}
