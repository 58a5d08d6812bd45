// For the types; the run itself gets the matchers from jest.config.js.
import '@testing-library/jest-dom/jest-globals'
import type { Facts } from '@sarv/platform/client/analytics/events'
import { alertFor } from '@sarv/platform/client/api/alert-rules'
import { createApi } from '@sarv/platform/client/api/create-api'
import { provideApi } from '@sarv/platform/client/api/current-api'
import { frozenClient, type QueryAnswer } from '@sarv/platform/client/api/frozen-client'
import { createQueryClient } from '@sarv/platform/client/api/query-client'
import { createI18n } from '@sarv/platform/client/i18n/create-i18n'
import type { Language } from '@sarv/platform/client/i18n/language'
import { createBus } from '@sarv/platform/contract/events/bus'
import type { HeaderExtra } from '@sarv/platform/contract/manifest-parts'
import type { OfferedSection, Platform } from '@sarv/platform/contract/platform'
import { refetchAfterPayment } from '@sarv/platform/contract/refetch-after-payment'
import type { RemoteDefinition } from '@sarv/platform/contract/remote-definition'
import { RemoteRoot } from '@sarv/platform/contract/remote-root'
import { addTexts } from '@sarv/platform/contract/remote-texts'
import { accessTokenOf, freshPerson, type TestPerson } from '@sarv/platform/testing/control'
import { type MemoryNavigation, memoryNavigation } from '@sarv/platform/testing/memory-navigation'
import { memoryPlatform } from '@sarv/platform/testing/memory-platform'
import { act, render } from '@testing-library/react'
import { createElement } from 'react'
import { safeFacts } from '../analytics/safe-facts'
import { generalState } from '../storage/client-state'
import uiEnglish from '../ui/locales/en.json'
import uiPersian from '../ui/locales/fa.json'
import { answeredAddresses } from './answered-addresses'
import { testOrigins } from './test-origins'

export interface MountOptions {
  /** Where the visit begins: `/funds?sort=best`. */
  readonly path: string
  /** What the history says of that entry, as after a reload. */
  readonly state?: unknown
  /** Who is signed in; a new investor when left out. */
  readonly person?: TestPerson
  /** @default 'fa' */
  readonly language?: Language
  /** What the encrypted storage holds already, by slice. */
  readonly kept?: Readonly<Record<string, unknown>>
  /** Draws this section of the remote, as in another one's slot, instead of the screen of the path. */
  readonly section?: string
  /** What queries have answered already; none is fetched then. The real API answers when left out. */
  readonly answered?: readonly QueryAnswer[]
  /** What others offer to every slot; each is drawn as an empty region that carries its id for a name. */
  readonly offered?: readonly OfferedSection[]
}

interface Tracked {
  readonly event: string
  readonly facts: Facts | undefined
}

export interface MountedRemote extends Omit<ReturnType<typeof memoryPlatform>, 'headers' | 'tracked'> {
  readonly person: TestPerson
  readonly navigation: MemoryNavigation
  /** Events as they would leave the browser. */
  readonly tracked: readonly Tracked[]
  /** The header's title as the screen set it. */
  readonly title: () => string | undefined
  /** What the header's arrow would do as the screen said: its own way, the manifest's rule, or no arrow. */
  readonly arrow: () => (() => void) | 'manifest' | 'none'
  /** The header's buttons as the screen said: its own, the manifest's, or no header. */
  readonly extras: () => readonly HeaderExtra[] | 'manifest' | 'none'
  /** What the storage holds now, by slice. */
  readonly kept: ReadonlyMap<string, unknown>
  readonly unmount: () => void
}

/**
 * Renders a remote in a test as the shell would mount it, against the running sandbox: real API client and token, real language, cache
 * and bus, an address bar in memory. Find what it shows with Testing Library's `screen`.
 * @example
 * const { navigation } = await mountRemote({ name: 'invest', screens, dictionaries }, { path: '/funds' })
 * await user.click(await screen.findByRole('link', { name: /چکاد بلند/ }))
 * expect(navigation.place().pathname).toBe('/funds/11307')
 */
export async function mountRemote(definition: RemoteDefinition, options: MountOptions): Promise<MountedRemote> {
  const { api: origin, inbox } = testOrigins()
  const person = options.person ?? (await freshPerson(inbox, { kind: 'investor' }))
  const accessToken = await accessTokenOf(inbox, person)
  const { i18n } = createI18n({
    language: options.language ?? 'fa',
    dictionaries: { fa: { ui: uiPersian }, en: { ui: uiEnglish } },
  })
  await addTexts(i18n, definition.name, definition.dictionaries)

  const bus = createBus()
  const tracked: Tracked[] = []
  const kept = new Map(Object.entries(options.kept ?? {}))
  const api = createApi({
    origin,
    tokens: { access: async () => accessToken, refresh: async () => undefined },
    headers: () => ({ 'Application-Name': 'sarv', 'Application-Version': '1.0.0' }),
    onFailure(error, { failure }) {
      const decision = alertFor({ error, failure }, memory.alerts.at(-1), i18n.t('ui:failure.unknown'))
      if (decision === 'nothing') return
      if ('show' in decision) platform.alert(decision.show)
      else bus.emit('onboarding-required')
    },
  })
  provideApi(api)
  const navigation = memoryNavigation(
    options.path,
    answeredAddresses(definition.screens.map(({ path }) => path)),
    options.state,
  )
  const queryClient = options.answered ? frozenClient(options.answered) : createQueryClient()
  const { platform, headers, ...memory } = memoryPlatform({
    api,
    bus,
    navigation,
    queryClient,
    i18n,
    kept,
    sub: person.sub,
    offered: options.offered,
    amounts: amountsIn(kept),
    track: (event, facts) => void tracked.push({ event, facts: safeFacts(event, facts) }),
  })
  refetchAfterPayment(platform, definition.staleAfterPayment ?? [])
  standIns()
  // Awaited, so that lazy screens and what is there already are drawn when it returns.
  const view = await act(async () =>
    render(createElement(RemoteRoot, { definition, platform, section: options.section })),
  )
  // The sandbox answers when it does, between two steps of a test too; Testing Library still wraps its own in act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  return {
    ...memory,
    person,
    platform,
    navigation,
    tracked,
    title: () => headers().findLast(({ title }) => title !== undefined)?.title,
    arrow() {
      const said = headers().at(-1)
      return said?.withoutBack ? 'none' : (said?.onBack ?? 'manifest')
    },
    extras() {
      const said = headers().at(-1)
      return said?.hidden ? 'none' : (said?.extras ?? 'manifest')
    },
    kept,
    unmount() {
      view.unmount()
      queryClient.clear()
    },
  }
}

function amountsIn(kept: Map<string, unknown>): Platform['amounts'] {
  const general = () => generalState(kept.get('general'))
  return {
    areShown: async () => general().visibleHomeBalance,
    show: async (shown) => void kept.set('general', { ...general(), visibleHomeBalance: shown }),
  }
}

/** jsdom lays nothing out, so there is nothing that these could tell. */
function standIns(): void {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}
