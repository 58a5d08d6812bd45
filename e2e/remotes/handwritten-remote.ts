import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import type { CataloguedRemote } from '@sarv/platform/contract/catalogue'
import { federationRelease } from '@sarv/platform/contract/federation-global'
import type { BuiltRemote } from '@sarv/platform/contract/manifest'

const version = '1.0.0'
const entry = 'remoteEntry.js'

/**
 * A remote that was written by hand as one ES module, without a bundler: `init` and `get` are the whole contract.
 * It answers everything below `/<name>`.
 * @param more what else its manifest says
 */
export function handwrittenRemote(name: string, base: string, more: Partial<BuiltRemote> = {}): CataloguedRemote {
  const bytes = handwrittenSource(name)
  const route = (address: string) => ({
    path: address,
    title: { fa: 'مهمان', en: 'Guest' },
    header: 'title' as const,
    back: 'history' as const,
    extras: [],
  })
  return {
    base,
    current: {
      name: name.replaceAll('-', '_'),
      title: { fa: 'مهمان', en: 'Guest' },
      owner: 'tests',
      requires: { platform: '^1.0.0' },
      routes: [route(`/${name}`), route(`/${name}/:id`)],
      intents: {},
      storage: [],
      version,
      commit: 'none',
      federation: federationRelease,
      shared: {},
      entry,
      expose: { scripts: [], styles: [] },
      files: [
        {
          path: entry,
          integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
          bytes: bytes.length,
          br: bytes.length,
        },
      ],
      ...more,
    },
  }
}

/** Serves it from an origin of its own. */
export function serveHandwritten(name: string): RequestListener {
  return (request, response) => {
    const known = request.url?.split('?', 1)[0] === `/${version}/${entry}`
    response.writeHead(known ? 200 : 404, {
      'Access-Control-Allow-Origin': '*',
      'Timing-Allow-Origin': '*',
      'Content-Type': 'text/javascript; charset=utf-8',
    })
    response.end(known ? handwrittenSource(name) : undefined)
  }
}

/** The bytes of its one file. */
export function handwrittenSource(name: string): Buffer {
  return readFileSync(path.join(import.meta.dirname, 'fixtures', `${name}.js`))
}
