import { listen } from '@sarv/platform/delivery/serve/listen'
import { serveVersions } from '@sarv/platform/delivery/serve/serve-versions'

/** Runs what was built on this machine: the store with all remotes, and the document server. */
await import('./deliver')
const { SARV_STORE: store = '.data/store', REMOTES_ORIGIN: origin = 'http://localhost:3001' } = process.env
listen([[Number(new URL(origin).port), serveVersions(`${store}/remotes`)]])
await import('@sarv/platform/page/server/main')
