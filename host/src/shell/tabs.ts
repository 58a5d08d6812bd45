import type { NavigationItem } from '@sarv/shared/contract/navigation'

/** The path of each tab type of the navigation call (HST-023). */
export const tabPaths = {
  HOME: '/home',
  ASSET: '/assets',
  INVEST: '/investment',
  BANK: '/card',
  PROFILE: '/profile',
} as const

export type TabType = keyof typeof tabPaths

export interface Tab {
  readonly type: TabType
  readonly path: string
  /** As the server sent it; undefined for the shell's own tabs. */
  readonly name?: string
  /** Names of icons, while the tab is open and while it is not. */
  readonly icons: { readonly active: string; readonly idle: string }
  readonly isNew: boolean
  /** Where «home» leads while no HOME is offered. */
  readonly isDefault: boolean
}

const hostTab = (type: TabType, icon: string): Tab => ({
  type,
  path: tabPaths[type],
  icons: { active: icon, idle: icon },
  isNew: false,
  isDefault: type === 'HOME',
})

/** In the order that most people have them, with the icons that a server without names of its own would get. */
const ownTabs: readonly Tab[] = [
  hostTab('HOME', 'house'),
  hostTab('ASSET', 'chart-pie'),
  hostTab('INVEST', 'sprout'),
  hostTab('BANK', 'credit-card'),
  hostTab('PROFILE', 'circle-user-round'),
]

/** The default tabs: when the navigation call fails or has nothing usable (HST-024, F35). */
export const defaultTabs: readonly Tab[] = ownTabs.filter(({ type }) => /^(?:HOME|ASSET|PROFILE)$/.test(type))

/** The tabs until it is known which ones this person has: all whose pages exist, so that none pushes in (D-116). */
export function expectedTabs(exists: (path: string) => boolean): readonly Tab[] {
  return ownTabs.filter(({ path, isDefault }) => isDefault || exists(path))
}

/**
 * Parses the tabs of a response: sorted by priority, unknown types skipped, one tab a type (HST-022, HST-023, F36).
 * @example toTabs(items).map(({ path }) => path) // ['/home', '/assets', '/profile']
 */
export function toTabs(items: readonly NavigationItem[] | undefined): readonly Tab[] {
  const tabs = new Map<TabType, Tab>()
  for (const item of [...(items ?? [])].sort((one, other) => one.priority - other.priority)) {
    const { type } = item
    if (isTabType(type) && !tabs.has(type)) tabs.set(type, toTab(type, item))
  }
  return tabs.size > 0 ? [...tabs.values()] : defaultTabs
}

/** The path of «home»: /home, the default tab when HOME is not offered, else the first one (HST-026). */
export function findHomePath(tabs: readonly Tab[]): string {
  const home = tabs.find(({ type }) => type === 'HOME') ?? tabs.find(({ isDefault }) => isDefault) ?? tabs[0]
  return home?.path ?? tabPaths.HOME
}

/** Whether a path is one of the five tab routes; only there phones show the tab bar (HST-028). */
export function isTabRoute(pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return Object.values(tabPaths).some((tabPath) => tabPath === path)
}

/** The label of a tab. The server's names are Persian: in English the shell's own name stands instead. */
export function tabLabel({ name }: Tab, language: 'fa' | 'en', ownName: string): string {
  const sent = name?.trim() ?? ''
  return sent === '' || (language === 'en' && /\p{Script=Arabic}/u.test(sent)) ? ownName : sent
}

function isTabType(type: string): type is TabType {
  return Object.hasOwn(tabPaths, type)
}

function toTab(type: TabType, item: NavigationItem): Tab {
  return {
    type,
    path: tabPaths[type],
    name: item.name,
    icons: { active: item.active_icon, idle: item.not_active_icon },
    isNew: item.is_new_feature,
    isDefault: item.is_default,
  }
}
