import type { ManifestRoute } from '@sarv/platform/contract/manifest-parts'
import type { PageRemote } from '@sarv/platform/contract/page-data'

/** A remote of the page. @example pageRemote('invest', { routes: [routed('/home')] }) */
export const pageRemote = (name: string, more: Partial<PageRemote> = {}): PageRemote => ({
  name,
  title: { fa: name, en: name },
  owner: name,
  version: '1.0.0',
  entry: 'http://localhost/remoteEntry.js',
  routes: [],
  intents: {},
  storage: [],
  ...more,
})

/** A route with a title of its path. */
export const routed = (path: string, more: Partial<ManifestRoute> = {}): ManifestRoute => ({
  path,
  title: { fa: `صفحهٔ ${path}`, en: `Page ${path}` },
  header: 'title',
  back: 'history',
  extras: [],
  ...more,
})
