import { createQueryClient } from '../../client/api/query-client'
import { createI18n } from '../../client/i18n/create-i18n'
import type { RemoteLifecycles } from '../../contract/lifecycles'
import type { HeaderOptions, OfferedSection, Place, Platform } from '../../contract/platform'
import { globals } from '../../page/protocol'
import { memoryNavigation } from '../../testing/memory-navigation'
import { memoryPlatform } from '../../testing/memory-platform'

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
  /** What others offer to every slot; each is drawn as an empty region that carries its id for a name. */
  readonly offered?: readonly OfferedSection[]
}

export interface MountedRemote {
  /** The element that the remote draws into; it stands in the page. */
  readonly element: HTMLElement
  readonly platform: Platform
  readonly calls: readonly ApiCall[]
  readonly alerts: readonly string[]
  readonly toasts: readonly string[]
  /** Documents that the shell would have opened. */
  readonly documents: readonly Parameters<Platform['showPdf']>[0][]
  /** Events and their facts as the remote gave them. */
  readonly tracked: readonly { readonly event: string; readonly facts: unknown }[]
  /** How many hold the shell's lock now. */
  readonly locks: () => number
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
  const { path = '/', language = 'fa', section, shared = {}, answer, kept: before = {}, offered } = options
  // The page's data: hashes of styles by their addresses.
  Object.assign(globalThis, { [globals.styles]: Reflect.get(globalThis, globals.styles) ?? {} })
  await entry.init(shareScope(shared))
  const lifecycles = (await entry.get('./remote'))().default

  const { i18n } = createI18n({ language, dictionaries: { fa: {}, en: {} } })
  const navigation = memoryNavigation(path, () => true)
  const calls: ApiCall[] = []
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
  const api = { call: asked('call'), upload: asked('upload'), download: asked('download'), stream: asked('stream') }
  const { platform, headers, ...memory } = memoryPlatform({
    api: api as Platform['api'],
    navigation,
    queryClient: createQueryClient(),
    i18n,
    kept,
    sub: 'test-person',
    offered,
  })

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
    ...memory,
    place: navigation.place,
    header: () => headers().at(-1),
    crashes,
    kept,
    async speak(to) {
      turn(to)
      await i18n.changeLanguage(to)
      platform.bus.emit('language-changed', { language: to })
    },
    async unmount() {
      await run(lifecycles.unmount)
      element.remove()
    },
  }
}

/** A container takes one scope for as long as it lives: the same modules are offered in the same scope. */
const scopes = new WeakMap<object, object>()

/** Name → version → offer, as webpack's and the federation's runtimes read it. */
function shareScope(shared: NonNullable<MountOptions['shared']>): object {
  const scope = scopes.get(shared) ?? newScope(shared)
  scopes.set(shared, scope)
  return scope
}

function newScope(shared: NonNullable<MountOptions['shared']>): object {
  return Object.fromEntries(
    Object.entries(shared).map(([name, { version, exports }]) => {
      const factory = () => exports
      return [name, { [version]: { get: () => factory, lib: factory, loaded: true, eager: true, from: 'host' } }]
    }),
  )
}
