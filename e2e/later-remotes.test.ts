import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Browser, chromium } from '@playwright/test'
import { workspace } from '@sarv/platform/delivery/build/packages'
import { pageHeaders } from '@sarv/platform/page/server/document/headers'
import { build } from 'esbuild'
import { findChromium } from './platform/find-chromium'

const nonce = 'abcdefghijklmnopqrstuvwx'
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const remoteScript = "export default 'ran'"
const importerScript = "export { default } from '@sarv/kit@3f2a91bc'"
const kitScript = (folder: string) => `export default '${folder}'`

/** Any script of a remote; in a folder a kit, which says which one, and who imports it. */
function scriptAt(pathname: string): string {
  const [, folder, file] = pathname.split('/')
  if (file === 'importer.js') return importerScript
  return file === 'kit.js' ? kitScript(folder ?? '') : remoteScript
}

/** What the shell's first lines do, and the function that lets files of later remotes in. */
async function shellScript(): Promise<string> {
  const source = (file: string) => JSON.stringify(path.join(workspace, 'platform', file))
  const contents = [
    `import ${source('page/trusted-types/page-nonce')}`,
    `import { allowFiles } from ${source('client/remotes/loading/allow-files')}`,
    'Object.assign(globalThis, { allowFiles })',
  ].join('\n')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: path.join(workspace, 'platform') },
    bundle: true,
    format: 'esm',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

let browser: Browser
let shell: string
beforeAll(async () => {
  shell = await shellScript()
  browser = await chromium.launch({ executablePath: findChromium(() => undefined), args: ['--no-sandbox'] })
})
afterAll(() => browser.close())

/** A page under the policy of every page, whose import map lists the shell alone; remotes are on another origin. */
async function openPage() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    const script = { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' }
    if (pathname.endsWith('.js'))
      return void response.writeHead(200, script).end(pathname === '/main.js' ? shell : scriptAt(pathname))
    const headers = pageHeaders({
      nonce,
      self,
      remotes: [remotes],
      connects: [],
      api: self,
      identity: [self],
      pageId: 'page',
    })
    const map = JSON.stringify({ integrity: { [`${self}/main.js`]: hashOf(shell) } })
    response.writeHead(200, { ...headers, 'Content-Type': 'text/html' })
    response.end(
      `<!doctype html><script type="importmap" nonce="${nonce}">${map}</script><script type="module" src="/main.js" nonce="${nonce}" crossorigin integrity="${hashOf(shell)}"></script>`,
    )
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const [self, remotes] = [`http://localhost:${port}`, `http://remote.localhost:${port}`]
  const page = await browser.newPage()
  await page.goto(self)
  await page.waitForFunction(() => 'allowFiles' in globalThis)
  return {
    remotes,
    // As text, because Jest compiles a function with helpers that the page does not have.
    run: (expression: string) => page.evaluate(`(async () => { ${expression} })()`),
    importOf: (file: string) =>
      page.evaluate(`import('${remotes}${file}').then((module) => module.default, () => 'blocked')`),
    async close() {
      await page.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

test('T1 files of a remote that is opened later run with their hash in a further import map, and no others', async () => {
  const { remotes, run, importOf, close } = await openPage()
  const allow = (files: Record<string, string>) => {
    const hashes = Object.fromEntries(Object.entries(files).map(([file, hash]) => [remotes + file, hash]))
    const remote = JSON.stringify({ entry: `${remotes}/entry.js`, files: hashes })
    return run(`const styles = {}; return [allowFiles(${remote}, styles), styles]`)
  }
  const hash = hashOf(remoteScript)
  expect(await importOf('/unlisted.js')).toBe('blocked')
  expect(await allow({ '/a.js': hash, '/a.css': hash })).toEqual([true, { [`${remotes}/a.css`]: hash }])
  expect([await importOf('/a.js'), await importOf('/a.js?retry'), await importOf('/b.js')]).toEqual([
    'ran',
    'ran',
    'blocked',
  ])
  expect(await allow({ '/c.js': hash, '/tampered.js': hashOf('something else') })).toEqual([true, {}])
  expect([await importOf('/c.js'), await importOf('/tampered.js')]).toEqual(['ran', 'blocked'])
  await close()
})

test('T1 a remote that is opened later imports its own kit, and no other file of that name', async () => {
  const { remotes, run, importOf, close } = await openPage()
  const specifier = '@sarv/kit@3f2a91bc'
  const allow = (folder: string, kit: string) => {
    const files = {
      [`${remotes}/${folder}/importer.js`]: hashOf(importerScript),
      [`${remotes}/${folder}/kit.js`]: hashOf(kit),
    }
    const style = `${remotes}/${folder}/kit.css`
    const described = { specifier, script: `${remotes}/${folder}/kit.js`, style }
    return run(
      `return allowFiles(${JSON.stringify({ entry: `${remotes}/${folder}/entry.js`, kit: described, files })}, {})`,
    )
  }
  expect(await allow('one', kitScript('one'))).toBe(true)
  expect(await allow('two', kitScript('two'))).toBe(true)
  expect(await allow('tampered', 'something else')).toBe(true)
  expect([
    await importOf('/one/importer.js'),
    await importOf('/two/importer.js'),
    await importOf('/tampered/importer.js'),
  ]).toEqual(['one', 'two', 'blocked'])
  await close()
})

test('T1 T8 a remote finds no nonce in the page, and cannot add an import map of its own', async () => {
  const { run, close } = await openPage()
  const refused = await run(`
    const nonces = [...document.querySelectorAll('*')].map((element) => element.nonce ?? '').join('')
    const isRefused = (attempt) => { try { attempt(); return false } catch { return true } }
    const element = Object.assign(document.createElement('script'), { type: 'importmap' })
    return [nonces, isRefused(() => { element.textContent = '{}' }), isRefused(() => trustedTypes.createPolicy('sarv', {}))]
  `)
  expect(refused).toEqual(['', true, true])
  await close()
})
