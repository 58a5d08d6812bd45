import { InvalidSetting } from '@sarv/platform/lib/settings/invalid-setting'
import { readSettingFile } from '@sarv/platform/lib/settings/read-setting-file'

/** A VAPID key pair (RFC 8292): P-256 in base64url, the public half uncompressed, as browsers take it. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export interface PushSettings {
  /** Undefined: a pair is made at the first start and kept in the database. */
  readonly keys: VapidKeys | undefined
  /** Whom a push service may write to about this sender. */
  readonly subject: string
  /** Host names of push services, `*.` before them for every name below; an origin `http://localhost:<port>` for tests. */
  readonly hosts: readonly string[]
}

/** The push services of Chromium, Firefox, Safari and Edge. */
const defaultHosts = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com'
const defaultSubject = 'mailto:push@sarv.example'

/**
 * Reads how messages reach browsers from the environment.
 * @example readPushSettings({ SANDBOX_VAPID_KEYS: '<public>:<private>' })
 * @throws InvalidSetting for keys of another shape
 */
export function readPushSettings(env: Readonly<Record<string, string | undefined>>): PushSettings {
  return {
    keys: readKeys(env.SANDBOX_VAPID_KEYS || readFile(env.SANDBOX_VAPID_KEYS_FILE)),
    subject: env.SANDBOX_VAPID_SUBJECT || defaultSubject,
    hosts: (env.SANDBOX_PUSH_HOSTS || defaultHosts).split(',').map((host) => host.trim()),
  }
}

const readFile = (file: string | undefined) => (file ? readSettingFile('SANDBOX_VAPID_KEYS_FILE', file).trim() : '')

function readKeys(text: string): VapidKeys | undefined {
  if (!text) return undefined
  const [, publicKey, privateKey] = /^([\w-]{87}):([\w-]{43})$/.exec(text) ?? []
  if (publicKey === undefined || privateKey === undefined)
    throw new InvalidSetting('SANDBOX_VAPID_KEYS: expected <public>:<private> in base64url.')
  return { publicKey, privateKey }
}
