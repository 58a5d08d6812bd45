/**
 * Requests that Playwright holds and lets go on. WebKit's process crashes when one goes on that a navigation has cancelled
 * in the same moment, so those of the document that is left wait until the navigation has begun.
 */
export class InterceptedRequests {
  readonly #running = new Set<Promise<unknown>>()
  readonly #ended = new Set<unknown>()
  #navigation = Promise.resolve()
  #begun = () => {}

  /** Lets a request go on, unless it has ended meanwhile. */
  async goOn<T extends object>(requestId: unknown, run: () => Promise<T>): Promise<T | Record<string, never>> {
    await this.#navigation
    if (this.#ended.has(requestId)) return {}
    const running = run().finally(() => this.#running.delete(running))
    this.#running.add(running)
    return running
  }

  ended(requestId: unknown): void {
    this.#ended.add(requestId)
  }

  /** A navigation is about to begin: what goes on just now does so first. */
  async expectNavigation(): Promise<void> {
    this.#navigation = new Promise((resolve) => {
      this.#begun = resolve
    })
    await Promise.allSettled(this.#running)
  }

  navigationBegun(): void {
    this.#begun()
  }
}
