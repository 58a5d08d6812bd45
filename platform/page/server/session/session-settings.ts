import type { JWK } from 'jose'
import { InvalidSetting } from '../../../lib/settings/invalid-setting'
import { choiceSetting } from '../../../lib/settings/parse-setting'
import { readSettingFile } from '../../../lib/settings/read-setting-file'
import type { SessionProviderOptions } from './session-provider'

/** Settings of a server that holds the sessions of the browsers. */
export interface SessionSettings {
  readonly credential: SessionProviderOptions['credential']
  /** The first seals, all open; none where this process makes one for itself. */
  readonly sealKeys: readonly string[]
}

/**
 * @returns undefined where each browser holds its own tokens, which is the default
 * @throws InvalidSetting
 */
export function sessionSettingsFrom(env: NodeJS.ProcessEnv): SessionSettings | undefined {
  if (choiceSetting(env, 'SARV_SESSION', ['browser', 'server']) === 'browser') return undefined
  if (env.SARV_API && env.SARV_API !== '/')
    throw new InvalidSetting(`SARV_SESSION=server needs SARV_API=/, got ${env.SARV_API}.`)
  return { credential: credentialOf(env), sealKeys: sealKeysOf(env) }
}

function credentialOf(env: NodeJS.ProcessEnv): SessionSettings['credential'] {
  const secret = secretOf(env, 'SARV_CLIENT_SECRET')
  const keyFile = env.SARV_CLIENT_KEY_FILE
  if (secret && !keyFile) return { secret }
  if (!keyFile || secret)
    throw new InvalidSetting('SARV_SESSION=server needs SARV_CLIENT_SECRET or SARV_CLIENT_KEY_FILE, one of both.')
  try {
    return { key: JSON.parse(readSettingFile('SARV_CLIENT_KEY_FILE', keyFile)) as JWK }
  } catch (error) {
    if (error instanceof InvalidSetting) throw error
    throw new InvalidSetting(`SARV_CLIENT_KEY_FILE: expected a private key as JWK in ${keyFile}.`)
  }
}

function sealKeysOf(env: NodeJS.ProcessEnv): string[] {
  const keys = (secretOf(env, 'SARV_SESSION_KEY') ?? '').split(/\s+/).filter(Boolean)
  if (keys.some((key) => key.length < 32))
    throw new InvalidSetting('SARV_SESSION_KEY: expected keys of at least 32 characters, the newest first.')
  return keys
}

/** A secret that stands in a file of its own appears in no list of processes and in no description of a container. */
function secretOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = env[`${name}_FILE`]
  return env[name] || (file && readSettingFile(`${name}_FILE`, file).trim()) || undefined
}
