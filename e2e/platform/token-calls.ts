/** An exchange or a renewal at the identity provider, by a document server of this process. */
export interface TokenCall {
  readonly isRenewal: boolean
  readonly tokens: readonly string[]
}

export interface TokenCalls {
  /** Until the next `forget`. */
  watch(listener: (call: TokenCall) => void): void
  forget(): void
  close(): void
}

/**
 * Watches what document servers of this process, which hold the sessions of browsers, do at the token endpoint: no browser
 * sees it. They are told from the tests by the client's secret.
 */
export function watchTokenCalls(endpoint: string): TokenCalls {
  const { fetch } = globalThis
  const listeners = new Set<(call: TokenCall) => void>()
  globalThis.fetch = async (...request) => {
    const [address, init] = request
    const response = await fetch(...request)
    if (String(address) !== endpoint || !new Headers(init?.headers).has('authorization')) return response
    const answer = (await response
      .clone()
      .json()
      .catch(() => ({}))) as Record<string, unknown>
    const tokens = ['access_token', 'refresh_token', 'id_token'].flatMap((name) => answer[name] ?? []).map(String)
    const isRenewal = String(init?.body).includes('grant_type=refresh_token')
    for (const listener of listeners) listener({ isRenewal, tokens })
    return response
  }
  return {
    watch: (listener) => void listeners.add(listener),
    forget: () => listeners.clear(),
    close() {
      globalThis.fetch = fetch
    },
  }
}
