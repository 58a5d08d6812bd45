import { expect, test } from '@jest/globals'
import type { NavigationItem } from '@sarv/shared/contract/navigation'
import { defaultTabs, expectedTabs, findHomePath, isTabRoute, tabLabel, toTabs } from './tabs'

const item = (type: string, priority: number, more: Partial<NavigationItem> = {}): NavigationItem => ({
  type,
  priority,
  name: type,
  is_default: false,
  active_icon: 'house',
  not_active_icon: 'house',
  is_new_feature: false,
  ...more,
})
const pathsOf = (items: NavigationItem[] | undefined) => toTabs(items).map(({ path }) => path)

test.each([
  ['PROFILE', '/profile'],
  ['ASSET', '/assets'],
  ['BANK', '/card'],
  ['INVEST', '/investment'],
  ['HOME', '/home'],
])('HST-023 the tab %s leads to %s', (type, path) => {
  expect(pathsOf([item(type, 1)])).toEqual([path])
})

test('HST-022 tabs stand by their priority, smallest first', () => {
  expect(pathsOf([item('PROFILE', 30), item('HOME', -1), item('BANK', 2)])).toEqual(['/home', '/card', '/profile'])
})

test('HST-023 unknown types are skipped', () => {
  expect(pathsOf([item('CRYPTO', 1), item('toString', 2), item('HOME', 3)])).toEqual(['/home'])
})

test('F36 of two tabs of one type the first by priority stays', () => {
  const tabs = toTabs([item('HOME', 2, { name: 'دوم' }), item('HOME', 1, { name: 'اول' })])
  expect(tabs.map(({ name }) => name)).toEqual(['اول'])
})

test('F36 fifty items make at most five tabs', () => {
  const types = ['HOME', 'ASSET', 'INVEST', 'BANK', 'PROFILE', 'OTHER']
  const items = Array.from({ length: 50 }, (_, index) => item(types[index % types.length] ?? '', 50 - index))
  expect(pathsOf(items)).toHaveLength(5)
})

test.each([
  ['of no response', undefined],
  ['of an empty response', []],
  ['of a response of unknown types', [item('CRYPTO', 1)]],
])('HST-024 F36 the tabs %s are home, assets and profile', (_, items) => {
  expect(pathsOf(items)).toEqual(['/home', '/assets', '/profile'])
})

test.each([
  ['all five', () => true, ['/home', '/assets', '/investment', '/card', '/profile']],
  ['those whose pages exist', (path: string) => path !== '/card', ['/home', '/assets', '/investment', '/profile']],
  ['home at least', () => false, ['/home']],
] as const)('HST-024 D-116 until tabs are known there are places for %s', (_, exists, paths) => {
  expect(expectedTabs(exists).map(({ path }) => path)).toEqual(paths)
})

test.each([
  [[item('ASSET', 1), item('HOME', 2)], '/home'],
  [[item('ASSET', 1), item('BANK', 2, { is_default: true })], '/card'],
  [[item('ASSET', 1, { is_default: true }), item('HOME', 2)], '/home'],
  [[item('INVEST', 1), item('BANK', 2)], '/investment'],
  [[], '/home'],
])('HST-026 with %j home leads to %s', (items, path) => {
  expect(findHomePath(toTabs(items))).toBe(path)
})

test.each([
  ['/home', true],
  ['/assets/', true],
  ['/card', true],
  ['/investment', true],
  ['/profile', true],
  ['/', false],
  ['/funds', false],
  ['/card/more', false],
])('the tab bar of phones stands on %s: %p', (pathname, expected) => {
  expect(isTabRoute(pathname)).toBe(expected)
})

test.each([
  ['خانه', 'fa', 'خانه'],
  ['خانه', 'en', 'Home'],
  ['Start', 'en', 'Start'],
  ['  ', 'fa', 'Home'],
] as const)('a tab named %p reads in %s as %s', (name, language, label) => {
  const labels = toTabs([item('HOME', 1, { name })]).map((tab) => tabLabel(tab, language, 'Home'))
  expect(labels).toEqual([label])
})

test('the shell names its own tabs', () => {
  expect(defaultTabs.map((tab) => tabLabel(tab, 'fa', tab.type))).toEqual(['HOME', 'ASSET', 'PROFILE'])
})
