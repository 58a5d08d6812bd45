import type { Page } from '@playwright/test'

export interface Instances {
  /** React roots that were drawn so far. */
  readonly roots: number
  readonly reactDoms: number
  readonly reactOfReactDomIsShared: boolean
  readonly routers: number
  readonly routerContexts: number
  readonly queryClients: number
  readonly queryContexts: number
  readonly languages: number
  readonly platforms: number
  readonly buses: number
  readonly platformsOfTheWitness: Readonly<Record<string, boolean>>
  /** The number of versions in the share scope, by shared module. */
  readonly versionsOffered: Readonly<Record<string, number>>
}

/**
 * Counts singletons on a page: every react-dom reports itself and every tree that it draws, as it does to React's DevTools;
 * what the trees provide is kept, so that two of a kind are seen even when they are never on the page together.
 */
export async function countInstances(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kinds = () => ({ values: new Set<unknown>(), contexts: new Set<unknown>() })
    const seen = {
      reactDoms: [] as unknown[],
      roots: new Set<unknown>(),
      router: kinds(),
      query: kinds(),
      language: kinds(),
      platform: kinds(),
    }
    Reflect.set(globalThis, 'sarvInstances', seen)
    interface Fiber {
      type: unknown
      memoizedProps: { value?: unknown } | null
      child: Fiber | null
      sibling: Fiber | null
    }
    const has = (value: object, ...names: string[]) => names.every((name) => name in value)
    const keep = ({ type, memoizedProps }: Fiber) => {
      const value = memoizedProps?.value
      if (typeof value !== 'object' || value === null || typeof type !== 'object') return
      const note = (into: ReturnType<typeof kinds>, what: unknown) => into.values.add(what) && into.contexts.add(type)
      if (has(value, 'navigator', 'basename')) note(seen.router, Reflect.get(value, 'navigator'))
      else if (has(value, 'getQueryCache')) note(seen.query, value)
      else if (has(value, 'i18n', 'defaultNS')) note(seen.language, Reflect.get(value, 'i18n'))
      else if (has(value, 'bus', 'session', 'storage', 'lock') || has(value, 'bus', 'session', 'report'))
        note(seen.platform, value)
    }
    const walk = (fiber: Fiber | null): void => {
      for (let one = fiber; one; one = one.sibling) {
        keep(one)
        walk(one.child)
      }
    }
    Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
      supportsFiber: true,
      isDisabled: false,
      inject: (renderer: unknown) => seen.reactDoms.push(renderer),
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
        seen.roots.add(root)
        walk(root.current)
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    })
  })
}

/** What was seen since the page was loaded. */
export async function instancesSeen(page: Page): Promise<Instances> {
  return page.evaluate(async () => {
    interface Kinds {
      values: Set<unknown>
      contexts: Set<unknown>
    }
    const seen = Reflect.get(globalThis, 'sarvInstances') as {
      reactDoms: { currentDispatcherRef: unknown }[]
      roots: Set<unknown>
      router: Kinds
      query: Kinds
      language: Kinds
      platform: Kinds
    }
    type Scope = Record<string, Record<string, { lib?: () => unknown; get: () => Promise<() => unknown> }>>
    const witness = (Reflect.get(globalThis, 'sarvWitness') ?? {}) as {
      scope?: Scope
      platform?: Record<string, unknown>
    }
    const scope = witness.scope ?? {}
    const offer = Object.values(scope.react ?? {})[0]
    const react = offer ? ((offer.lib ?? (await offer.get()))() as object) : {}
    const internals = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
    const platforms = [...seen.platform.values] as Record<string, unknown>[]
    const all = (values: Iterable<unknown>, value: unknown) => [...values].every((one) => one === value)
    // Each remote has a bus that limits what it emits; the map of listeners is that of all.
    const listenersOf = (bus: unknown) => Reflect.get((bus ?? {}) as object, 'all')
    const given = witness.platform ?? {}
    const navigator = Reflect.get((given.navigation ?? {}) as object, 'navigator')
    return {
      roots: seen.roots.size,
      reactDoms: seen.reactDoms.length,
      reactOfReactDomIsShared: seen.reactDoms.every(({ currentDispatcherRef }) => currentDispatcherRef === internals),
      routers: seen.router.values.size,
      routerContexts: seen.router.contexts.size,
      queryClients: seen.query.values.size,
      queryContexts: seen.query.contexts.size,
      languages: seen.language.values.size,
      platforms: platforms.length,
      buses: new Set(platforms.map(({ bus }) => listenersOf(bus))).size,
      platformsOfTheWitness: {
        bus: all(
          platforms.map(({ bus }) => listenersOf(bus)),
          listenersOf(given.bus),
        ),
        queryClient: all(seen.query.values, given.queryClient),
        i18n: all(seen.language.values, given.i18n),
        navigator: all(seen.router.values, navigator),
      },
      versionsOffered: Object.fromEntries(
        Object.entries(scope)
          .map(([name, versions]) => [name, Object.keys(versions).length] as const)
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    }
  })
}
