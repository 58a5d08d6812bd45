import { fileURLToPath } from 'node:url'
import { countSetting, portSetting } from '@sarv/platform/lib/settings/parse-setting'
import { readSettingFile } from '@sarv/platform/lib/settings/read-setting-file'
import { parseTrustedProxies } from '@sarv/platform/lib/settings/trusted-proxies'
import { type IssuerSettings, parseIssuers } from '../access/issuer-settings'
import { type AnswererSettings, readAnswererSettings } from '../chat/answerer-settings'
import type { Store } from '../db/open'
import type { AddressLimits } from '../one-time-code/code-limits'
import { type PushSettings, readPushSettings } from '../push/push-settings'

/** The four HTTP services of the sandbox. */
export const services = ['api', 'identity', 'gateway', 'inbox'] as const
export type Service = (typeof services)[number]

export interface Settings {
  /** Where each service listens; 0 lets the system choose. */
  readonly ports: Readonly<Record<Service, number>>
  readonly listenOn: string
  /** What browsers call each service, where it differs from `http://localhost:<port>`. */
  readonly addresses: Readonly<Partial<Record<Service, string>>>
  /** The shells that may sign in and call; the first one is where the gateway sends people back to. */
  readonly hosts: readonly string[]
  readonly remotes: readonly string[]
  readonly store: Store
  /** Whether the inbox shows the codes that were sent (SBX-004): sandbox mode, which the control endpoint is part of. */
  readonly inbox: boolean
  /** Whether the control endpoint is there (SBX-015). */
  readonly control: boolean
  /** Addresses and networks whose `X-Forwarded-For` and `X-Forwarded-Host` are believed. */
  readonly trustedProxies: readonly string[]
  /** Forms of the sign-in pages that one address may send in a minute (T17). */
  readonly submitsPerMinute: number
  /** Sign-ins that one address may begin in a minute. */
  readonly signInsPerMinute: number
  /** Codes that one address may ask for without being signed in (T17). */
  readonly addressLimits: AddressLimits
  /** Other issuers whose access tokens the product API accepts beside the sandbox's own. */
  readonly issuers: readonly IssuerSettings[]
  /** What words the answers of the assistant; undefined leaves it to the built-in answerer. */
  readonly answerer: AnswererSettings | undefined
  /** Milliseconds between two words of the built-in answerer. */
  readonly wordPause: number
  readonly push: PushSettings
  readonly log: boolean
}

const defaultDataFolder = fileURLToPath(new URL('../../../.data/sandbox', import.meta.url))
const defaultFirstPort = 4000
const defaultRemotes = [3001, 3002, 3003, 3004, 3005].map((port) => `http://localhost:${port}`)

const list = (text: string) => text.split(',').map((part) => part.trim().replace(/\/$/, ''))

/**
 * Reads the configuration from the environment.
 * @example readSettings({ SANDBOX_PORT: '4100', DATA_DIR: 'memory' }).ports.inbox // 4103
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const first = portSetting(env, 'SANDBOX_PORT', defaultFirstPort)
  const portOf = (service: Service) =>
    portSetting(env, `${service.toUpperCase()}_PORT`, first === 0 ? 0 : first + services.indexOf(service))
  const addresses = services.flatMap((service) => {
    const address = env[`${service.toUpperCase()}_ORIGIN`]
    return address === undefined ? [] : [[service, address.replace(/\/$/, '')] as const]
  })
  return {
    ports: { api: portOf('api'), identity: portOf('identity'), gateway: portOf('gateway'), inbox: portOf('inbox') },
    listenOn: env.LISTEN_ON ?? '127.0.0.1',
    addresses: Object.fromEntries(addresses),
    hosts: list(env.HOST_ORIGIN ?? 'http://localhost:3000'),
    remotes: env.REMOTE_ORIGINS === undefined ? defaultRemotes : list(env.REMOTE_ORIGINS),
    store: readStore(env),
    inbox: env.SANDBOX_INBOX === '1' || env.SANDBOX_CONTROL === '1',
    control: env.SANDBOX_CONTROL === '1',
    trustedProxies: parseTrustedProxies('SANDBOX_TRUSTED_PROXIES', env.SANDBOX_TRUSTED_PROXIES),
    submitsPerMinute: countSetting(env, 'SANDBOX_SUBMITS_PER_MINUTE', 600),
    signInsPerMinute: countSetting(env, 'SANDBOX_SIGN_INS_PER_MINUTE', 120),
    addressLimits: {
      codesPerMinute: countSetting(env, 'SANDBOX_CODES_PER_MINUTE', 5),
      codesPerDay: countSetting(env, 'SANDBOX_CODES_PER_DAY', 30),
    },
    issuers: parseIssuers(env.SANDBOX_ISSUERS ?? '', (file) => readSettingFile('SANDBOX_ISSUERS', file)),
    answerer: readAnswererSettings(env),
    wordPause: countSetting(env, 'SANDBOX_WORD_MILLISECONDS', 20),
    push: readPushSettings(env),
    log: env.SANDBOX_LOG !== '0',
  }
}

function readStore(env: Readonly<Record<string, string | undefined>>): Store {
  if (env.DATABASE_URL) return { kind: 'server', url: withPassword(env.DATABASE_URL, env.DATABASE_PASSWORD_FILE) }
  if (env.DATA_DIR === 'memory') return { kind: 'memory' }
  return { kind: 'folder', path: env.DATA_DIR ?? defaultDataFolder }
}

/** Adds the password to the address: one that stands in a file of its own appears in no setting, no log and no list of processes. */
function withPassword(address: string, file: string | undefined): string {
  if (!file) return address
  const url = new URL(address)
  url.password = readSettingFile('DATABASE_PASSWORD_FILE', file).trim()
  return url.href
}
