import { didYouMean } from './closest-word'

/** Every `SARV_` variable that a process of the product reads; processes pass theirs on to those that they start. */
export const knownSettings: readonly string[] = [
  'SARV_ACCESS',
  'SARV_ANALYTICS',
  'SARV_ANSWERER_KEY',
  'SARV_ANSWERER_MODEL',
  'SARV_ANSWERER_TIMEOUT_SECONDS',
  'SARV_ANSWERER_URL',
  'SARV_API',
  'SARV_API_TOKEN',
  'SARV_API_UPSTREAM',
  'SARV_BASE',
  'SARV_BUILDS',
  'SARV_BY',
  'SARV_CATALOGUE',
  'SARV_CATALOGUE_KEEP',
  'SARV_CATALOGUE_KEY',
  'SARV_CHROMIUM_SANDBOX',
  'SARV_CLIENT_ID',
  'SARV_CLIENT_KEY_FILE',
  'SARV_CLIENT_SECRET',
  'SARV_CLIENT_SECRET_FILE',
  'SARV_CONSOLE_ORIGIN',
  'SARV_CONSOLE_PASSWORD',
  'SARV_DEPTH',
  'SARV_DPOP_ORIGIN',
  'SARV_EARLY_HINTS',
  'SARV_ENGINE_SCRIPT',
  'SARV_EVENT_WHITELIST',
  'SARV_FILES',
  'SARV_FORMER_FILES',
  'SARV_GALLERY',
  'SARV_IDENTITY',
  'SARV_IDENTITY_ORIGINS',
  'SARV_LOG',
  'SARV_METRICS_PORT',
  'SARV_NAME',
  'SARV_NOTIFY_URL',
  'SARV_ORIGIN',
  'SARV_OVERRIDES',
  'SARV_PAGES_PER_ADDRESS',
  'SARV_PAGE_KEY',
  'SARV_PAGE_KEY_FILE',
  'SARV_REMOTES',
  'SARV_REMOTE_SOURCES',
  'SARV_RESOURCE',
  'SARV_SCOPE',
  'SARV_SEED',
  'SARV_SERVICE_WORKER',
  'SARV_SESSION',
  'SARV_SESSION_KEY',
  'SARV_SESSION_KEY_FILE',
  'SARV_SESSION_STORE',
  'SARV_SESSION_STORE_FILE',
  'SARV_SIGNING_KEY',
  'SARV_SIGN_IN_PARAMETERS',
  'SARV_STORE',
  'SARV_STORE_FOLDER',
  'SARV_TOKEN',
  'SARV_TRACE',
  'SARV_TRUSTED_PROXIES',
  'SARV_TWA_FINGERPRINTS',
  'SARV_TWA_PACKAGE',
  'SARV_VERSION',
  'SARV_WEBENGAGE_KEY',
  'SARV_WEBENGAGE_LICENSE',
  'SARV_WEBENGAGE_ORIGIN',
]

/** Settings of tests, and those that a process passes to its children. */
const internal = /^SARV_(?:TEST|RACE|SOAK)_|^SARV_(?:DEVELOPMENT|LATENCY|INBOX|GATEWAY)$/

/**
 * Lines for the log of a start: `SARV_` variables that no process reads, with the name that was probably meant.
 * @example unknownSettings({ SARV_APl: '/' }) // ['Unknown setting SARV_APl. Did you mean SARV_API?']
 */
export function unknownSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env)
    .filter((name) => /^SARV_/i.test(name) && !knownSettings.includes(name) && !internal.test(name))
    .map((name) => `Unknown setting ${name}.${didYouMean(name, knownSettings)}`)
}
