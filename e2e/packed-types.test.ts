import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { workspace } from '@sarv/platform/delivery/build/packages'
import { foundFrom, installPacked, packForTest, run } from '@sarv/platform/delivery/testing/packed-packages'
import { isDeep } from '@sarv/platform/testing/depth'
import { everyEndpoint } from '@sarv/shared/contract/every-endpoint'
import { screenFiles } from './screen-files'

let room = ''
let tarballs: string[] = []
beforeAll(() => {
  room = mkdtempSync(path.join(tmpdir(), 'sarv-types-'))
  tarballs = packForTest(path.join(room, 'packed'), '--api', 'shared/src/contract')
})
afterAll(() => rmSync(room, { recursive: true }))

const linked = (folder: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, foundFrom(folder, name)]))

/** What a remote does wrongly, and the number of the compiler's error. */
const mistakes: readonly [number, string][] = [
  [2345, 'platform.navigation.navigate(1)'],
  [2551, "platform.navigation.navigateTo('/home')"],
  [2345, "platform.bus.emit('nonsense', {})"],
  [2339, 'platform.session.token'],
  [2741, "manifest.routes = [{ path: '/notes', header: 'title', back: 'history', extras: [] }]"],
  [2554, 'platform.api.call(getUserFund)'],
  [2322, 'const price: string | undefined = (await platform.api.call(listFunds))[0]?.price'],
  [2322, "platform.Section({ id: 'savings' })"],
  [2559, "platform.queryClient.invalidateQueries('funds')"],
  [2345, 'platform.navigation.navigator.push(1)'],
]

const right = `import { type ApiError, endpoint, isApiError, type Platform, type RemoteLifecycles, type RemoteManifest } from '@sarv/contract'
import { type Fund, getUserFund, listFunds } from '@sarv/api/funds'
import { uploadSlip } from '@sarv/api/pma-onboarding'
import { streamAnswer } from '@sarv/api/chat'
import { defineLifecycles } from '@sarv/remote-kit/lifecycles'
import { manifestErrors } from '@sarv/remote-kit/manifest'
import { mountRemote } from '@sarv/remote-kit/testing'
import * as z from 'zod/mini'

declare const platform: Platform
declare const manifest: RemoteManifest

export const lifecycles: RemoteLifecycles = defineLifecycles((element, { platform }) => {
  element.textContent = platform.i18n.language
  platform.navigation.navigate('/home', { replace: true })
  platform.bus.on('language-changed', ({ language }) => void language.toUpperCase())
  platform.bus.emit('notes/note-written', { id: 1 })
  const session = platform.session.current()
  if (session.at === 'signed-in') element.title = session.sub
  return () => element.remove()
})
export const errors: string[] = manifestErrors({})
export const opened = mountRemote({ init: () => {}, get: async () => () => ({ default: lifecycles }) }, { path: '/notes' })

export const getNote = endpoint({
  method: 'GET', path: '/note/api/v1/notes/:id/', summary: 'A note', reply: z.object({ text: z.string() }), failure: 'caller',
})
export const note: Promise<{ text: string }> = platform.api.call(getNote, { params: { id: 1 } })
export const funds: Promise<Fund[]> = platform.api.call(listFunds)
export const slip = platform.api.upload(uploadSlip, { params: { uuid: '' }, file: new Blob() })
export const answer = platform.api.stream(streamAnswer, { params: { id: 'a' }, body: { id: '', text: '' }, onEvent: () => {} })
export const said = (error: unknown): string | undefined => (isApiError(error) ? (error satisfies ApiError).at : undefined)
export const held = platform.api.call(getUserFund, { params: { id: '12180' } }).then(({ units }) => units.toFixed())
void [manifest]
`

const inReact = `import type { Platform } from '@sarv/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { Router } from 'react-router-dom'

export const App = ({ navigation, queryClient, PdfViewer, Section }: Platform) => (
  <QueryClientProvider client={queryClient}>
    <Router navigator={navigation.navigator} location={navigation.place()}>
      <PdfViewer file="/a.pdf" title="A" />
      <Section id="invest/home" />
    </Router>
  </QueryClientProvider>
)
`

/** A project of a foreign team. @returns the compiler's errors, as file, line and number */
function compile(folder: string, files: Readonly<Record<string, string>>, compilerOptions: object): string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  const common = { strict: true, noEmit: true, target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: [] }
  const config = { compilerOptions: { ...common, ...compilerOptions }, files: Object.keys(files) }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  const { stdout } = spawnSync(path.join(workspace, 'node_modules/.bin/tsc'), ['-p', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter((line) => /^\S/.test(line))
}

const onOff = [true, false]
const settings = ['bundler', 'nodenext'].flatMap((resolution) =>
  onOff.flatMap((skipLibCheck) => onOff.map((react) => ({ resolution, skipLibCheck, react }))),
)
/** What libraries say of themselves takes seconds: one setting each day, the strictest. */
const chosen = settings.filter((one) => isDeep || one.skipLibCheck || (one.resolution === 'nodenext' && !one.react))

test.each(chosen)(
  'PLT-086 with $resolution, skipLibCheck $skipLibCheck, types of React $react: what is right compiles, ten mistakes of ten are found',
  ({ resolution, skipLibCheck, react }) => {
    const folder = path.join(room, `${resolution}-${skipLibCheck}-${react}`)
    const forReact = react
      ? { ...linked('shared', '@tanstack/react-query', 'react-router-dom'), ...linked('.', '@types/react') }
      : {}
    const own = linked('platform', '@tanstack/query-core', 'i18next', 'mitt', 'single-spa', 'zod')
    installPacked(folder, tarballs, { ...own, ...forReact })
    const body = right.slice(0, right.indexOf('export const lifecycles'))
    const wrong = `${body}${mistakes.map(([, line]) => line).join('\n')}\n`
    const files = { 'right.ts': right, ...screenFiles(), ...(react && { 'in-react.tsx': inReact }), 'wrong.ts': wrong }
    const module = resolution === 'nodenext' ? 'nodenext' : 'esnext'
    const found = compile(folder, files, { module, moduleResolution: resolution, skipLibCheck, jsx: 'react-jsx' })
    const first = body.split('\n').length
    expect(found.map((line) => line.replace(/(?<=\(\d+),\d+(?=\))|(?<=TS\d+):.*/g, ''))).toEqual(
      mistakes.map(([number], index) => `wrong.ts(${first + index}): error TS${number}`),
    )
  },
)

test('PLT-086 Are The Types Wrong and publint find nothing in any of the packages', () => {
  expect(tarballs).toHaveLength(3)
  expect(
    run(workspace, process.execPath, '--import', 'tsx', 'platform/delivery/testing/lint-packed.ts', ...tarballs),
  ).toBe('')
})

test('PLT-086 @sarv/api has a door for each tag, which says each operation as a build finds it', () => {
  const folder = path.join(room, 'packed/api')
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const tags = new Set(everyEndpoint().map(({ area }) => `./${area}`))
  expect(Object.keys(exports).sort()).toEqual([...tags, './openapi.json', './package.json'].sort())
  for (const { area, endpoint } of everyEndpoint())
    expect(readFileSync(path.join(folder, `${area}.js`), 'utf8')).toContain(
      `{ "method": "${endpoint.method}", "path": "${endpoint.path}" }`,
    )
})

test('PLT-108 @sarv/api has the OpenAPI document of the repository', () => {
  const described = readFileSync(path.join(room, 'packed/api/openapi.json'), 'utf8')
  expect(described).toBe(readFileSync(path.join(workspace, 'docs/openapi.json'), 'utf8'))
})
