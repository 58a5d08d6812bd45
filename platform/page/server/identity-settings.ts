import type { AuthorizationRequest } from '../../client/session/authorization-request'
import type { PageConfig } from '../../contract/page-data'
import { InvalidSetting } from '../../lib/settings/invalid-setting'

export interface IdentitySettings {
  /** Origins of the provider, that of its issuer first. */
  readonly origins: readonly string[]
  readonly config: Pick<PageConfig, 'identity' | 'clientId' | 'authorization' | 'eventWhitelist'>
}

/** What the client sends itself, or what would change how it signs in. */
const ownParameters = [
  'client_id',
  'client_secret',
  'code_challenge',
  'code_challenge_method',
  'id_token_hint',
  'nonce',
  'redirect_uri',
  'request',
  'request_uri',
  'resource',
  'response_mode',
  'response_type',
  'scope',
  'state',
  'ui_locales',
]

/**
 * Settings of the identity provider, and of what is asked of it with each sign-in.
 * @throws InvalidSetting when a setting cannot be meant
 */
export function identityFrom(env: NodeJS.ProcessEnv): IdentitySettings {
  const identity = env.SARV_IDENTITY ?? 'http://localhost:4001'
  if (!URL.canParse(identity)) throw new InvalidSetting(`SARV_IDENTITY: expected an address, got ${identity}`)
  const more = (env.SARV_IDENTITY_ORIGINS ?? '').split(/\s+/).filter(Boolean)
  const eventWhitelist = whitelistOf(env.SARV_EVENT_WHITELIST, identity)
  const authorization = authorizationOf(env)
  return {
    origins: [new URL(identity).origin, ...more.map((one) => originOf('SARV_IDENTITY_ORIGINS', one))],
    config: {
      identity,
      clientId: env.SARV_CLIENT_ID ?? 'sarv-web',
      ...(eventWhitelist && { eventWhitelist }),
      ...(Object.keys(authorization).length > 0 && { authorization }),
    },
  }
}

/** @throws InvalidSetting for anything but an origin */
export function originOf(name: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.origin !== address.replace(/\/$/, '') || !/^https?:$/.test(url.protocol))
    throw new InvalidSetting(`${name}: expected an origin, got ${address}`)
  return url.origin
}

/** In the product as specified it is an address of the identity host; an API without one is not asked. */
function whitelistOf(setting: string | undefined, identity: string): string | undefined {
  if (setting === 'off') return undefined
  if (!setting) return new URL('/general/api/v1/settings/event-whitelist/', identity).href
  if (!URL.canParse(setting) || !/^https?:/.test(setting))
    throw new InvalidSetting(`SARV_EVENT_WHITELIST: expected an address or off, got ${setting}`)
  return setting
}

function authorizationOf(env: NodeJS.ProcessEnv): AuthorizationRequest {
  const { SARV_SCOPE: scope, SARV_RESOURCE: resource, SARV_SIGN_IN_PARAMETERS: parameters } = env
  if (scope && !scope.split(' ').includes('openid'))
    throw new InvalidSetting(`SARV_SCOPE: expected openid in it, got ${scope}`)
  if (resource && (!URL.canParse(resource) || resource.includes('#')))
    throw new InvalidSetting(`SARV_RESOURCE: expected an address without a fragment, got ${resource}`)
  return {
    ...(scope && { scope }),
    ...(resource && { resource }),
    ...(parameters && { parameters: parametersIn(parameters) }),
  }
}

function parametersIn(query: string): Record<string, string> {
  const given = [...new URLSearchParams(query)]
  const parameters = Object.fromEntries(given)
  const own = given.find(([name, value]) => ownParameters.includes(name) || (name === 'prompt' && value === 'none'))
  if (own) throw new InvalidSetting(`SARV_SIGN_IN_PARAMETERS has ${own[0]}, which the app says itself`)
  if (Object.keys(parameters).length < given.length)
    throw new InvalidSetting('SARV_SIGN_IN_PARAMETERS has a name twice')
  return parameters
}
