import { beforeEach, expect, test } from '@jest/globals'
import { createNavigation, type ShellNavigation } from '../navigation/navigation'
import { createUpdateHolds } from '../updates/update-holds'
import { createSafeReload } from './safe-reload'

let navigation: ShellNavigation
let holds: ReturnType<typeof createUpdateHolds>
let now: number
let loaded: string[]

function open() {
  window.history.replaceState(null, '', '/home')
  navigation = createNavigation({ follow: () => undefined, exists: () => true })
  holds = createUpdateHolds()
  now = 1_000_000
  loaded = []
  const reload = () => void loaded.push(navigation.place().pathname)
  return createSafeReload({ navigation, holds, reload, now: () => now })
}

const passes = (milliseconds: number) => {
  now += milliseconds
}

let next: ReturnType<typeof open>
beforeEach(() => {
  next = open()
})

test('rollback, kill: a scheduled reload waits for the next navigation', () => {
  next.schedule()
  expect(loaded).toEqual([])
  navigation.navigate('/home?tab=2')
  expect(loaded).toEqual([])
  navigation.navigate('/funds')
  expect(loaded).toEqual(['/funds'])
})

test('rollback, kill: a reload that is scheduled right after a navigation runs at once', () => {
  navigation.navigate('/funds')
  passes(7_999)
  next.schedule()
  expect(loaded).toEqual(['/funds'])
})

test.each<[string, () => void]>([
  ['long after a navigation', () => passes(8_000)],
  ['after the person has touched the page', () => window.dispatchEvent(new Event('pointerdown'))],
  ['after the person has typed', () => window.dispatchEvent(new Event('keydown'))],
])('rollback, kill: a reload that is scheduled %s waits for the next one', (_, happens) => {
  navigation.navigate('/funds')
  happens()
  next.schedule()
  expect(loaded).toEqual([])
  navigation.navigate('/assets')
  expect(loaded).toEqual(['/assets'])
})

test('U21 rollback, kill: neither a held page nor the navigation out of it reloads, the next one does', () => {
  const release = holds.hold()
  next.schedule()
  navigation.navigate('/payment')
  navigation.navigate('/payment/receipt')
  // The payment releases its hold when its screen is unmounted.
  release()
  next.schedule()
  expect(loaded).toEqual([])
  navigation.navigate('/home')
  expect(loaded).toEqual(['/home'])
})

test('U21 rollback, kill: a page that holds updates as it opens is not reloaded', () => {
  navigation.navigate('/payment')
  holds.hold()
  next.schedule()
  expect(loaded).toEqual([])
})
