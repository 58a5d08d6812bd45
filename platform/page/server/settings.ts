import path from 'node:path'
import { pagesOfAddress } from '../../contract/health-bounds'
import type { PageConfig } from '../../contract/page-data'
import { workspace } from '../../delivery/build/packages'
import { InvalidSetting } from '../../lib/settings/invalid-setting'
import { choiceSetting, countSetting, portSetting } from '../../lib/settings/parse-setting'
import { readSettingFile } from '../../lib/settings/read-setting-file'
import { parseTrustedProxies } from '../../lib/settings/trusted-proxies'
import type { CatalogueSettings } from './catalogue/catalogue-source'
import { readCatalogueKey } from './catalogue/signing-public-key'
import { type WrapperApp, wrapperAppFrom } from './files/asset-links'
import { identityFrom, originOf } from './identity-settings'
import { type WebEngage, webEngageFrom } from './posts/webengage'
import { type SessionSettings, sessionSettingsFrom } from './session/session-settings'

export interface Settings {
  readonly port: number
  /** The address of this machine that it listens on. */
  readonly listenOn: string
  /** The origin under which people open the app. */
  readonly self: string
  /** The folder of a built shell, for a catalogue that names none; it may be missing. */
  readonly files: string
  readonly catalogue: CatalogueSettings
  /** The store that has the shells which a catalogue names, and the files of former ones; undefined where there is none. */
  readonly shellStore?: string
  /** False serves a worker that removes itself and what it kept. */
  readonly serviceWorker: boolean
  /** Whether developers may put a remote of their own machine into the pages that they open themselves. */
  readonly overrides: boolean
  readonly wrapperApp?: WrapperApp
  readonly webEngage?: WebEngage
  /** Signs the ids of pages; each server makes one of its own without it. */
  readonly pageKey?: string
  /** Proxies that are trusted to name the client. */
  readonly trustedProxies: readonly string[]
  /** Whether a 103 response with what a page loads first goes ahead of it, for a proxy that passes it on. */
  readonly earlyHints: boolean
  /** CSP sources of the remotes' files; without any, the origins in the catalogue. */
  readonly remoteSources: readonly string[]
  /** Pages of one address that count in the health of a version. */
  readonly pagesOfAddress: number
  /** Origins of the identity provider, that of its issuer first. */
  readonly identityOrigins: readonly string[]
  /** Present where this server holds the sessions of the browsers (`SARV_SESSION=server`). */
  readonly session?: SessionSettings
  /** Origin of the product API where the pages call it on the shell's own; undefined where they call it themselves. */
  readonly apiUpstream?: string
  readonly config: PageConfig
}

const defaultUpstream = 'http://localhost:4000'

/**
 * Everything that differs from one installation to the next, from environment variables. `SARV_API` and `SARV_IDENTITY`
 * point the same build at another API and identity provider.
 * @throws InvalidSetting when a setting cannot be meant
 */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  const port = portSetting(env, 'PORT', 3000)
  const isOn = (name: string) => choiceSetting(env, name, ['0', '1']) === '1'
  const webEngage = webEngageFrom(env)
  const self = originOf('SARV_ORIGIN', env.SARV_ORIGIN || `http://localhost:${port}`)
  const identity = identityFrom(env)
  const api = env.SARV_API || '/'
  const isApiHere = api === '/'
  const session = sessionSettingsFrom(env)
  const location = env.SARV_CATALOGUE ?? `store:${path.join(workspace, '.data/store')}`
  return {
    port,
    listenOn: env.LISTEN_ON ?? '127.0.0.1',
    self,
    files: env.SARV_FILES ?? path.join(workspace, 'host/dist'),
    catalogue: {
      location,
      ...readCatalogueKey(env.SARV_CATALOGUE_KEY),
      keep: env.SARV_CATALOGUE_KEEP || undefined,
    },
    shellStore: env.SARV_FORMER_FILES || (location.startsWith('store:') ? location.slice('store:'.length) : undefined),
    serviceWorker: choiceSetting(env, 'SARV_SERVICE_WORKER', ['on', 'off']) === 'on',
    overrides: isOn('SARV_OVERRIDES'),
    remoteSources: remoteSourcesIn(env.SARV_REMOTE_SOURCES),
    earlyHints: isOn('SARV_EARLY_HINTS'),
    wrapperApp: wrapperAppFrom(env.SARV_TWA_PACKAGE, env.SARV_TWA_FINGERPRINTS),
    webEngage,
    pageKey: pageKeyOf(env.SARV_PAGE_KEY, env.SARV_PAGE_KEY_FILE),
    trustedProxies: parseTrustedProxies('SARV_TRUSTED_PROXIES', env.SARV_TRUSTED_PROXIES),
    pagesOfAddress: countSetting(env, 'SARV_PAGES_PER_ADDRESS', pagesOfAddress, 1),
    apiUpstream: isApiHere ? originOf('SARV_API_UPSTREAM', env.SARV_API_UPSTREAM || defaultUpstream) : undefined,
    identityOrigins: identity.origins,
    session,
    config: {
      api: isApiHere ? self : originOf('SARV_API', api),
      ...identity.config,
      ...(session && { session: 'server' as const }),
      version: env.SARV_VERSION ?? '1.0.0',
      gallery: isOn('SARV_GALLERY'),
      analytics: goalOf(env, webEngage !== undefined),
    },
  }
}

/** @throws InvalidSetting for a value that is not an origin, or would let more in than remotes */
function remoteSourcesIn(setting: string | undefined): string[] {
  const sources = (setting ?? '').split(/\s+/).filter(Boolean)
  const odd = sources.find((one) => !/^https:\/\/(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]+(?::\d+)?$/.test(one))
  if (odd)
    throw new InvalidSetting(`SARV_REMOTE_SOURCES is a list of https origins, with *. before a domain at most: ${odd}`)
  if (sources.join(' ').length > 1_000) throw new InvalidSetting('SARV_REMOTE_SOURCES has more than 1,000 characters')
  return sources
}

/** A key that stands in a file of its own appears in no list of processes and in no description of a container. */
function pageKeyOf(text: string | undefined, file: string | undefined): string | undefined {
  const key = text || (file && readSettingFile('SARV_PAGE_KEY_FILE', file).trim())
  if (key && key.length < 32) throw new InvalidSetting('SARV_PAGE_KEY needs at least 32 characters')
  return key || undefined
}

/** Events go to the recorder unless the installation wants them elsewhere or not at all. */
function goalOf(env: NodeJS.ProcessEnv, hasWebEngage: boolean): PageConfig['analytics'] {
  const goal = choiceSetting(env, 'SARV_ANALYTICS', ['recorder', 'webengage', 'console', 'off'])
  if (goal === 'webengage' && !hasWebEngage)
    throw new InvalidSetting('SARV_ANALYTICS=webengage needs SARV_WEBENGAGE_LICENSE and SARV_WEBENGAGE_KEY')
  return goal
}
