import { beforeEach, expect, test } from '@jest/globals'
import { createLocks } from '../pwa/locks'
import { createNavigation, type ShellNavigation } from '../shell/navigation'
import { createNextDocument } from './next-document'

let navigation: ShellNavigation
let locks: ReturnType<typeof createLocks>
let now: number
let loaded: string[]

function open() {
  window.history.replaceState(null, '', '/home')
  navigation = createNavigation({ follow: () => undefined, exists: () => true })
  locks = createLocks()
  now = 1_000_000
  loaded = []
  const reload = () => void loaded.push(navigation.place().pathname)
  return createNextDocument({ navigation, locks, reload, now: () => now })
}

const passes = (milliseconds: number) => {
  now += milliseconds
}

let next: ReturnType<typeof open>
beforeEach(() => {
  next = open()
})

test('rollback, kill: what falls due waits for the next navigation, which leads to a new document', () => {
  next.due()
  expect(loaded).toEqual([])
  navigation.navigate('/home?tab=2')
  expect(loaded).toEqual([])
  navigation.navigate('/funds')
  expect(loaded).toEqual(['/funds'])
})

test('rollback, kill: what falls due right after a navigation still counts for it', () => {
  navigation.navigate('/funds')
  passes(7_999)
  next.due()
  expect(loaded).toEqual(['/funds'])
})

test.each<[string, () => void]>([
  ['long after a navigation', () => passes(8_000)],
  ['after the person has touched the page', () => window.dispatchEvent(new Event('pointerdown'))],
  ['after the person has typed', () => window.dispatchEvent(new Event('keydown'))],
])('rollback, kill: what falls due %s waits for the next one', (_, happens) => {
  navigation.navigate('/funds')
  happens()
  next.due()
  expect(loaded).toEqual([])
  navigation.navigate('/assets')
  expect(loaded).toEqual(['/assets'])
})

test('U21 rollback, kill: a lock holds it off, the navigation out of it too, and the one after that leads to a new document', () => {
  const leave = locks.hold()
  next.due()
  navigation.navigate('/payment')
  navigation.navigate('/payment/receipt')
  // The payment lets go when its screen has left.
  leave()
  next.due()
  expect(loaded).toEqual([])
  navigation.navigate('/home')
  expect(loaded).toEqual(['/home'])
})

test('U21 rollback, kill: a page that takes the lock as it opens is not taken away', () => {
  navigation.navigate('/payment')
  locks.hold()
  next.due()
  expect(loaded).toEqual([])
})
