import { type OidcContext, tokenSetFrom } from './oidc-context'
import { checkIssuer, returnToIn } from './sign-in-states'
import type { TokenSet } from './token-store'

/** Tokens, and where the sign-in was meant to lead; the latter is not trusted further. */
export interface Exchanged {
  readonly tokens: TokenSet
  readonly returnTo: unknown
}

/**
 * Exchanges the authorization code in the address that the provider sent the person back to, once.
 * @throws SignInError when another issuer answered, ForgedIdTokenError when its ID token is refused
 */
export async function exchangeCode(context: OidcContext, address: string): Promise<Exchanged> {
  const { client, clientId, verifier, issuer, now } = context
  const { state } = await client.readSigninResponseState(address)
  await refuseMixUp(context, address, state.id)
  const response = await client.processSigninResponse(address)
  const rules = {
    issuer: await issuer(),
    clientId,
    nonce: state.nonce ?? '',
    access: response.access_token,
    now: now(),
  }
  const sub = await verifier.verify(response.id_token ?? '', rules)
  return { tokens: tokenSetFrom(response, sub, now()), returnTo: returnToIn(state.data) }
}

/** Refuses what another issuer sent before its code is used, and forgets the sign-in that it was for. */
async function refuseMixUp({ client, issuer, states }: OidcContext, address: string, stateId: string): Promise<void> {
  const metadata = await client.metadataService.getMetadata()
  const announced = Reflect.get(metadata, 'authorization_response_iss_parameter_supported') === true
  try {
    checkIssuer(new URL(address), await issuer(), announced)
  } catch (error) {
    await states.remove(stateId)
    throw error
  }
}
