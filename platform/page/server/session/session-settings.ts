import { InvalidSetting } from '../../../lib/settings/invalid-setting'
import { choiceSetting } from '../../../lib/settings/parse-setting'
import { readSettingFile } from '../../../lib/settings/read-setting-file'
import { originOf } from '../identity-settings'
import { parseClientKey } from './client-key'
import type { SessionProviderOptions } from './session-provider'

/** Settings of a server that holds the sessions of the browsers. */
export interface SessionSettings {
  readonly credential: SessionProviderOptions['credential']
  /** The first seals, all open; none where this process makes one for itself. */
  readonly sealKeys: readonly string[]
  /** Address of the PostgreSQL that all servers share; undefined keeps sessions in memory. It may hold a password. */
  readonly store?: string
  /** Origin that the API believes it has: tokens are bound to a key, and proofs name it. Undefined for bearer tokens. */
  readonly proofOrigin?: string
}

/**
 * @returns undefined where each browser holds its own tokens, which is the default
 * @throws InvalidSetting
 */
export function sessionSettingsFrom(env: NodeJS.ProcessEnv): SessionSettings | undefined {
  if (choiceSetting(env, 'SARV_SESSION', ['browser', 'server']) === 'browser') return undefined
  if (env.SARV_API && env.SARV_API !== '/')
    throw new InvalidSetting(`SARV_SESSION=server needs SARV_API=/, got ${env.SARV_API}.`)
  const sealKeys = sealKeysOf(env)
  const { SARV_DPOP_ORIGIN: proofOrigin } = env
  return {
    credential: credentialOf(env),
    sealKeys,
    store: storeOf(env, sealKeys),
    proofOrigin: proofOrigin ? originOf('SARV_DPOP_ORIGIN', proofOrigin) : undefined,
  }
}

function credentialOf(env: NodeJS.ProcessEnv): SessionSettings['credential'] {
  const secret = secretOf(env, 'SARV_CLIENT_SECRET')
  const keyFile = env.SARV_CLIENT_KEY_FILE
  if (secret && !keyFile) return { secret }
  if (!keyFile || secret)
    throw new InvalidSetting('SARV_SESSION=server needs SARV_CLIENT_SECRET or SARV_CLIENT_KEY_FILE, one of both.')
  try {
    return { key: parseClientKey(readSettingFile('SARV_CLIENT_KEY_FILE', keyFile)) }
  } catch (error) {
    if (error instanceof InvalidSetting) throw error
    throw new InvalidSetting(
      `SARV_CLIENT_KEY_FILE: expected a private key (JWK; RSA, P-256, P-384, P-521, Ed25519) in ${keyFile}.`,
    )
  }
}

function sealKeysOf(env: NodeJS.ProcessEnv): string[] {
  const keys = (secretOf(env, 'SARV_SESSION_KEY') ?? '').split(/\s+/).filter(Boolean)
  if (keys.some((key) => key.length < 32))
    throw new InvalidSetting('SARV_SESSION_KEY: expected keys of at least 32 characters, the newest first.')
  return keys
}

function storeOf(env: NodeJS.ProcessEnv, sealKeys: readonly string[]): string | undefined {
  const store = secretOf(env, 'SARV_SESSION_STORE')
  if (store && !/^postgres(?:ql)?:\/\//.test(store))
    throw new InvalidSetting('SARV_SESSION_STORE: expected the address of a PostgreSQL, as postgres://sarv@host/sarv.')
  if (store && sealKeys.length === 0)
    throw new InvalidSetting('SARV_SESSION_STORE needs SARV_SESSION_KEY: what one server seals, the others open.')
  return store
}

/** A secret that stands in a file of its own appears in no list of processes and in no description of a container. */
function secretOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = env[`${name}_FILE`]
  return env[name] || (file && readSettingFile(`${name}_FILE`, file).trim()) || undefined
}
