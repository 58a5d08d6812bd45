import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { httpError } from '../http/http-error'

const require = createRequire(import.meta.url)
const own = (name: string) => fileURLToPath(new URL(`./assets/${name}`, import.meta.url))
const font = (script: string) =>
  require.resolve(`@fontsource-variable/vazirmatn/files/vazirmatn-${script}-wght-normal.woff2`)

/** The browser's half of WebAuthn, as one script; the package names only its modules. */
const webauthn = path.join(path.dirname(require.resolve('@simplewebauthn/browser')), '../dist/bundle/index.umd.min.js')

const assetFiles: Readonly<Record<string, readonly [path: string, type: string]>> = {
  'tokens.css': [require.resolve('@sarv/shared/ui/tokens.css'), 'text/css'],
  'base.css': [require.resolve('@sarv/shared/ui/base.css'), 'text/css'],
  'page.css': [own('page.css'), 'text/css'],
  'forms.css': [own('forms.css'), 'text/css'],
  'code-boxes.css': [own('code-boxes.css'), 'text/css'],
  'messages.css': [own('messages.css'), 'text/css'],
  'code-boxes.js': [own('code-boxes.js'), 'text/javascript'],
  'passkey.js': [own('passkey.js'), 'text/javascript'],
  'webauthn.js': [webauthn, 'text/javascript'],
  'show-password.js': [own('show-password.js'), 'text/javascript'],
  'auto-submit.js': [own('auto-submit.js'), 'text/javascript'],
  'mark.svg': [own('mark.svg'), 'image/svg+xml'],
  'grove.svg': [own('grove.svg'), 'image/svg+xml'],
  'vazirmatn-arabic.woff2': [font('arabic'), 'font/woff2'],
  'vazirmatn-latin.woff2': [font('latin'), 'font/woff2'],
}

/** Static assets of the pages. */
export function pageAssets(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const file = Object.hasOwn(assetFiles, request.params.name) ? assetFiles[request.params.name] : undefined
    if (file === undefined) throw httpError(404, { fa: 'این نشانی وجود ندارد.', en: 'This address does not exist.' })
    const [place, type] = file
    const charset = type.startsWith('text/') ? '; charset=utf-8' : ''
    const maxAge = type.startsWith('font/') ? 31_536_000 : 300
    return reply
      .headers({
        'content-type': type + charset,
        'cache-control': `public, max-age=${maxAge}`,
      })
      .send(await readFile(place))
  })
}
