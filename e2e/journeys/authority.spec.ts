import path from 'node:path'
import { remoteFolders } from '@sarv/platform/delivery/build/packages'
import { readBuild } from '@sarv/platform/delivery/build/read-build'
import { expect, test } from '../test'

// A remote of which the entry lists one operation: its platform object, and the `call` that its share scope has.

interface Given {
  readonly scope: Record<string, Record<string, { get(): () => { call: (endpoint: object) => Promise<unknown> } }>>
  readonly platform: {
    readonly api: Record<
      'call' | 'download' | 'stream' | 'upload',
      (endpoint: object, input?: object) => Promise<unknown>
    >
    readonly bus: { emit(event: string, facts: object): void }
    storage(slice: string): unknown
  }
}

test('PLT-082 T38 a remote in the page calls what its build lists, and nothing else by any way that it was given', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/SARV-227/)
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  await platform.invite('limited')
  await signIn('investor', '/limited')
  await expect(page.getByText('با اختیار کم')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const outcomes = await page.evaluate(async () => {
    const { scope, platform } = Reflect.get(globalThis, 'sarvLimited') as Given
    const reply = { safeParse: (data: unknown) => ({ success: true, data }) }
    const endpoint = (method: string, path: string) => ({ method, path, reply, summary: '', failure: 'caller' })
    const profile = endpoint('GET', '/onboarding/api/v1/profile/')
    const [offer] = Object.values(scope['@sarv/shared/platform'] ?? {})
    const { call } = offer?.get()() ?? {}
    const cards = endpoint('GET', '/bank/api/v1/cards/')
    const transfer = endpoint('POST', '/bank/api/v1/transfers/')
    const outcome = (work: () => unknown) =>
      Promise.resolve()
        .then(work)
        .then(
          () => 'done',
          (error: Error & { kind?: string }) => error.kind ?? error.message,
        )
    return Promise.all([
      outcome(() => platform.api.call(profile)),
      outcome(() => call?.(profile)),
      outcome(() => platform.api.call(cards)),
      outcome(() => call?.(cards)),
      outcome(() => platform.api.download(cards)),
      outcome(() => platform.api.stream(transfer, { onEvent: () => undefined })),
      outcome(() => platform.api.upload({ ...transfer, file: { maxBytes: 9 } }, { file: new Blob(['1']) })),
      outcome(() => platform.bus.emit('signed-out', { reason: 'expired' })),
      outcome(() => platform.bus.emit('pma/plan-chosen', {})),
      outcome(() => platform.storage('fund')),
    ])
  })
  expect(outcomes.slice(0, 2)).toEqual(['done', 'done'])
  expect(outcomes.slice(2, 7)).toEqual(Array(5).fill('contract'))
  expect(outcomes.slice(7, 9)).toEqual([expect.stringContaining('SARV-227'), expect.stringContaining('SARV-227')])
  expect(outcomes[9]).toContain('limited keeps no slice fund')
  expect(asked.filter((one) => one.includes('/bank/'))).toEqual([])
  expect(asked).toContain('GET /onboarding/api/v1/profile/')
  const missing = 'add "POST /bank/api/v1/transfers/" to operations in its remote.json'
  expect(said.filter((text) => text.includes(missing))).toHaveLength(2)
  await expect(page.getByText('با اختیار کم')).toBeVisible()
})

test('PLT-082 the builds of the five remotes list what their pages need, and no transfer in the support pages', () => {
  const listed = Object.fromEntries(
    remoteFolders().map((folder) => {
      const { built } = readBuild(path.join(folder, 'dist'))
      return [built.name, built.authority?.operations ?? []]
    }),
  )
  const transfer = 'POST /bank/api/v1/transfer/sheba/'
  for (const operations of Object.values(listed)) expect(operations.length).toBeGreaterThan(10)
  expect(listed.support).toContain('POST /chatbot/api/v1/chats/')
  expect(
    listed.support?.filter((operation) => /^(POST|PATCH|DELETE) \/(bank|fund|pma|payment)\//.test(operation)),
  ).toEqual([])
  expect(listed.bank).toContain(transfer)
  expect(Object.entries(listed).filter(([, operations]) => operations.includes(transfer))).toHaveLength(1)
})
