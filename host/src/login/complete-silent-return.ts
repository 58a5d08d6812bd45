import type { TokenService } from '@sarv/platform/client/session/token-service'

/** Signs in by such an answer; where the request is not known any more, by a new one, which the provider answers at once. */
export async function completeSilentReturn(
  address: string,
  tokens: Pick<TokenService, 'restore' | 'complete' | 'signIn'>,
  language: string,
): Promise<void> {
  const { at } = await tokens.restore()
  if (at === 'signed-in' || !new URL(address).searchParams.has('code')) return
  await tokens.complete(address).catch(() => tokens.signIn({ returnTo: '/home', language }))
}
