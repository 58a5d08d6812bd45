import type { IdentityClient } from './identity-client'
import { defaultReturnTo, safeReturnTo } from './return-to'
import type { SessionRunner } from './session-runner'
import type { KeyValueStore } from './token-store'

interface SignInContext {
  readonly runner: SessionRunner
  readonly provider: () => Promise<IdentityClient>
  readonly store: KeyValueStore
  readonly origin: string
  readonly restoreSilently: () => Promise<void>
}

/** Completes sign-ins at the callback address, each address once. (F17) */
export function signInCompleter(context: SignInContext): (url: string) => Promise<{ returnTo: string }> {
  let completing: { url: string; done: Promise<{ returnTo: string }> } | undefined
  return (url) => {
    if (completing?.url !== url) completing = { url, done: complete(context, url) }
    return completing.done
  }
}

async function complete(context: SignInContext, url: string): Promise<{ returnTo: string }> {
  const { runner, provider, origin } = context
  try {
    const { tokens, returnTo } = await (await provider()).exchange(url)
    await runner.dispatch({ kind: 'code-exchanged', tokens })
    return { returnTo: safeReturnTo(returnTo, origin) }
  } catch (error) {
    await recoverSession(context, url)
    await runner.dispatch({ kind: 'sign-in-failed' })
    if (runner.tokens()) return { returnTo: defaultReturnTo }
    throw error
  }
}

/**
 * A return that was used before, as by reload or back, finds the session that it made (F17). Where nothing outlives a
 * page, neither does a begun sign-in: the provider knows who has just come from it (F43).
 */
async function recoverSession({ runner, store, restoreSilently }: SignInContext, url: string): Promise<void> {
  const isForgotten = (await store.outlives?.()) === false && new URL(url).searchParams.has('code')
  await (isForgotten ? restoreSilently() : runner.readStored())
}
