import { createQueryClient } from '../../client/api/query-client'
import { createI18n } from '../../client/i18n/create-i18n'
import { createBus } from '../../contract/events/bus'
import type { RemoteLifecycles } from '../../contract/lifecycles'
import { type HeaderOptions, type Place, type Platform, platformVersion } from '../../contract/platform'
import { memoryNavigation } from '../../testing/memory-navigation'

/** What the entry of a remote exports. */
export interface RemoteEntry {
  init(shareScope: object): void | Promise<void>
  get(id: './remote'): Promise<() => { default: RemoteLifecycles }>
}

/** A call of the product API, as the remote has made it. */
export interface ApiCall {
  readonly kind: 'call' | 'upload' | 'download' | 'stream'
  readonly endpoint: { readonly method: string; readonly path: string }
  readonly input: unknown
}

export interface MountOptions {
  /** Where the visit begins. @default '/' */
  readonly path?: string
  /** @default 'fa' */
  readonly language?: 'fa' | 'en'
  /** Draws this section of the remote instead of the screen of the path. */
  readonly section?: string
  /** Modules that the shell shares, by name: the remote takes them from here. */
  readonly shared?: Readonly<Record<string, { readonly version: string; readonly exports: unknown }>>
  /** Responses of the product API; a call without a response is rejected. */
  readonly answer?: (call: ApiCall) => unknown
  /** What the storage holds already, by slice. */
  readonly kept?: Readonly<Record<string, unknown>>
}

export interface MountedRemote {
  /** The element that the remote draws into; it stands in the page. */
  readonly element: HTMLElement
  readonly platform: Platform
  readonly calls: readonly ApiCall[]
  readonly alerts: readonly string[]
  readonly toasts: readonly string[]
  /** Where the person is now. */
  readonly place: () => Place
  /** The header as the screen set it last. */
  readonly header: () => HeaderOptions | undefined
  /** What the remote has reported as crashes. */
  readonly crashes: readonly Error[]
  readonly kept: ReadonlyMap<string, unknown>
  /** Changes the language as the shell does: the direction of the document first, then the event. */
  readonly speak: (language: 'fa' | 'en') => Promise<void>
  readonly unmount: () => Promise<void>
}

/**
 * Test harness: opens a built remote as the shell does, with a platform in memory, in any test runner that has a document.
 * @example
 * const { element, place } = await mountRemote(await import('../dist/remoteEntry.js'), { path: '/savings' })
 * element.querySelector('a').click()
 * assert.equal(place().pathname, '/home')
 */
export async function mountRemote(entry: RemoteEntry, options: MountOptions = {}): Promise<MountedRemote> {
  const { path = '/', language = 'fa', section, shared = {}, answer, kept: before = {} } = options
  // The page's data: hashes of styles by their addresses.
  Object.assign(globalThis, { __SARV_STYLES__: Reflect.get(globalThis, '__SARV_STYLES__') ?? {} })
  await entry.init(shareScope(shared))
  const lifecycles = (await entry.get('./remote'))().default

  const { i18n } = createI18n({ language, dictionaries: { fa: {}, en: {} } })
  const bus = createBus()
  const navigation = memoryNavigation(path, () => true)
  const calls: ApiCall[] = []
  const alerts: string[] = []
  const toasts: string[] = []
  const headers: (HeaderOptions | undefined)[] = []
  const crashes: Error[] = []
  const kept = new Map(Object.entries(before))
  const asked = (kind: ApiCall['kind']) => async (endpoint: ApiCall['endpoint'], input: unknown) => {
    const call = { kind, endpoint, input }
    calls.push(call)
    const response = await answer?.(call)
    if (response === undefined && kind !== 'stream')
      throw new Error(`No answer is given for ${endpoint.method} ${endpoint.path}`)
    return response
  }
  const session = { at: 'signed-in', sub: 'test-person' } as const
  const platform: Platform = {
    version: platformVersion,
    session: { current: () => session, subscribe: () => () => undefined },
    api: {
      call: asked('call'),
      upload: asked('upload'),
      download: asked('download'),
      stream: asked('stream'),
    } as Platform['api'],
    bus,
    navigation,
    header: {
      set(said) {
        const index = headers.push(said) - 1
        return () => {
          headers[index] = undefined
        }
      },
    },
    queryClient: createQueryClient(),
    i18n,
    storage: (slice) => ({
      get: async <Value>() => kept.get(slice) as Value | undefined,
      set: async (value) => void kept.set(slice, value),
    }),
    amounts: { areShown: async () => true, show: async () => undefined },
    alert: (message) => void alerts.push(message),
    toast: (message) => void toasts.push(message),
    showPdf: () => undefined,
    PdfViewer: () => null,
    sections: () => [],
    Section: () => null,
    track: () => undefined,
    lock: () => () => undefined,
    report: (error) => {
      throw error
    },
  }

  const element = document.createElement('div')
  document.body.append(element)
  const props = { domElement: element, platform, section, onCrash: (error: Error) => void crashes.push(error) }
  const run = async (steps: RemoteLifecycles['mount']) => {
    for (const step of [steps].flat()) await step(props as unknown as Parameters<typeof step>[0])
  }
  const turn = (to: 'fa' | 'en') => {
    document.documentElement.dir = to === 'fa' ? 'rtl' : 'ltr'
    document.documentElement.lang = to
  }
  turn(language)
  await run(lifecycles.bootstrap)
  await run(lifecycles.mount)
  return {
    element,
    platform,
    calls,
    alerts,
    toasts,
    place: navigation.place,
    header: () => headers.findLast((said) => said !== undefined),
    crashes,
    kept,
    async speak(to) {
      turn(to)
      await i18n.changeLanguage(to)
      bus.emit('language-changed', { language: to })
    },
    async unmount() {
      await run(lifecycles.unmount)
      element.remove()
    },
  }
}

/** Name → version → offer, as webpack's and the federation's runtimes read it. */
function shareScope(shared: NonNullable<MountOptions['shared']>): object {
  return Object.fromEntries(
    Object.entries(shared).map(([name, { version, exports }]) => {
      const factory = () => exports
      return [name, { [version]: { get: () => factory, lib: factory, loaded: true, eager: true, from: 'host' } }]
    }),
  )
}
