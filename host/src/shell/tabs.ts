import type { NavigationItem } from '@sarv/shared/contract/navigation'

/** Where each type of the navigation call leads (HST-023). */
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

const own = (type: TabType, icon: string): Tab => ({
  type,
  path: tabPaths[type],
  icons: { active: icon, idle: icon },
  isNew: false,
  isDefault: type === 'HOME',
})

/** Shown until the navigation call has answered, and when it fails or answers nothing usable (HST-024, F35). */
export const defaultTabs: readonly Tab[] = [
  own('HOME', 'house'),
  own('ASSET', 'chart-pie'),
  own('PROFILE', 'circle-user-round'),
]

/**
 * The tabs of an answer: smallest priority first, unknown types skipped, one tab a type (HST-022, HST-023, F36).
 * @example tabsOf(items).map(({ path }) => path) // ['/home', '/assets', '/profile']
 */
export function tabsOf(items: readonly NavigationItem[] | undefined): readonly Tab[] {
  const tabs = new Map<TabType, Tab>()
  for (const item of [...(items ?? [])].sort((one, other) => one.priority - other.priority)) {
    const { type } = item
    if (isTabType(type) && !tabs.has(type)) tabs.set(type, tabOf(type, item))
  }
  return tabs.size > 0 ? [...tabs.values()] : defaultTabs
}

/** Where «home» leads: /home, the default tab when HOME is not offered, else the first one (HST-026). */
export function homeOf(tabs: readonly Tab[]): string {
  const home = tabs.find(({ type }) => type === 'HOME') ?? tabs.find(({ isDefault }) => isDefault) ?? tabs[0]
  return home?.path ?? tabPaths.HOME
}

/** Whether an address is one of the five tab routes; only there phones show the tab bar (HST-028). */
export function isTabRoute(pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return Object.values(tabPaths).some((tabPath) => tabPath === path)
}

/** The server's names are Persian: somebody who reads English gets the shell's own name instead of mixed letters. */
export function tabLabel({ name }: Tab, language: 'fa' | 'en', ownName: string): string {
  const given = name?.trim() ?? ''
  return given === '' || (language === 'en' && /\p{Script=Arabic}/u.test(given)) ? ownName : given
}

function isTabType(type: string): type is TabType {
  return Object.hasOwn(tabPaths, type)
}

function tabOf(type: TabType, item: NavigationItem): Tab {
  return {
    type,
    path: tabPaths[type],
    name: item.name,
    icons: { active: item.active_icon, idle: item.not_active_icon },
    isNew: item.is_new_feature,
    isDefault: item.is_default,
  }
}
