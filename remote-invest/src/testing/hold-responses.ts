import { afterEach } from '@jest/globals'
import { testOrigins } from '@sarv/shared/testing/test-origins'

/** Responses of the API that are held back, so that a page can be seen while it waits. */
export interface HeldResponses {
  /** Which of the held endpoints were called, each once. */
  readonly asked: () => string[]
  /** Lets everything through from now on. */
  readonly release: () => void
}

let release = () => {}
afterEach(() => release())

/**
 * Holds the responses of some endpoints back, as a slow network does, at the latest until the end of the test; to be called
 * before the screen is rendered.
 * @param patterns as the contract has them: `/fund/api/v1/user_fund/:id/`
 */
export function holdResponses(patterns: readonly string[]): HeldResponses {
  const { api } = testOrigins()
  const { fetch } = globalThis
  const asked = new Set<string>()
  let go = () => {}
  const released = new Promise<void>((resolve) => {
    go = resolve
  })
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const held = patterns.find((pattern) => url.origin === api && toPath(pattern).test(url.pathname))
    if (held) {
      asked.add(held)
      await released
    }
    return fetch(input, init)
  }
  release = () => {
    globalThis.fetch = fetch
    go()
    release = () => {}
  }
  return { asked: () => [...asked], release: () => release() }
}

function toPath(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`)
}
