import type { Page } from '@playwright/test'

declare global {
  interface Window {
    bodies?: unknown[]
  }
}

/**
 * Records the JSON body of every response that pages get from now on, by `fetch` or from their token worker: the protocol
 * gives some of them only.
 */
export async function recordBodies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const bodies: unknown[] = []
    window.bodies = bodies
    const record = (response: Response) =>
      void response.json().then(
        (body) => bodies.push(body),
        () => undefined,
      )
    const { fetch, Response: Native } = window
    window.fetch = async (...request) => {
      const response = await fetch(...request)
      record(response.clone())
      return response
    }
    // Data from the token worker becomes a response in the page.
    window.Response = class extends Native {
      constructor(body?: BodyInit | null, init?: ResponseInit) {
        super(body, init)
        if (body instanceof ReadableStream) record(this.clone())
      }
    }
  })
}

/** The bodies since the page was loaded, each once. */
export function takeBodies(page: Page): Promise<unknown[]> {
  return page.evaluate(() => window.bodies?.splice(0) ?? [])
}
