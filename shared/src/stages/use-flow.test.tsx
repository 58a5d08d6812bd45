import { beforeEach, expect, jest, test } from '@jest/globals'
import type { Platform } from '@sarv/platform/contract/platform'
import { navigationOver } from '@sarv/platform/testing/memory-navigation'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom'
import { PlatformContext } from '../platform'
import { defineFlow, type FlowPosition } from './define-flow'
import { stateOf } from './flow-entry'
import { useFlow } from './use-flow'

type Stage = 'intro' | 'address' | 'payment' | 'receipt'
const stages: readonly Stage[] = ['intro', 'address', 'payment', 'receipt']
type Resume = (kept: FlowPosition<Stage> | undefined) => FlowPosition<Stage>
const cardFlow = defineFlow<FlowPosition<Stage>, Resume>({
  name: 'card',
  stages,
  beneath: ({ stage }) =>
    stage === 'receipt' ? [] : stages.slice(0, stages.indexOf(stage)).map((earlier) => ({ stage: earlier })),
  resume: (kept, resume) => resume(kept),
})
const flowAddress = '/card?plan=7'
const navigation = navigationOver(createBrowserHistory({ v5Compat: true }), () => true)

beforeEach(() => {
  navigation.navigate('/before')
  navigation.navigate(flowAddress)
})

/** The flow on its path; away from it there is another page. */
function Page({ opened, drawn }: { opened: Resume; drawn: Stage[] }) {
  const location = useSyncExternalStore(navigation.subscribe, navigation.place)
  return (
    <PlatformContext value={{ navigation } as unknown as Platform}>
      <Router location={location} navigator={navigation.navigator}>
        {location.pathname === '/card' ? <CardFlow opened={opened} drawn={drawn} /> : <h1>{location.pathname}</h1>}
      </Router>
    </PlatformContext>
  )
}

function CardFlow({ opened, drawn }: Parameters<typeof Page>[0]) {
  const { position, goTo, leave } = useFlow(cardFlow, opened)
  drawn.push(position.stage)
  return (
    <>
      <h1>{position.stage}</h1>
      {stages.map((stage) => (
        <button key={stage} type="button" onClick={() => goTo({ stage })}>
          {stage}
        </button>
      ))}
      <button type="button" onClick={() => leave(() => navigation.navigate('/after', { replace: true }))}>
        leave
      </button>
    </>
  )
}

/** Opens the flow, as at first or after a reload; `at` is where it begins when the entry keeps nothing. */
function open(at: Stage = 'intro') {
  const asked: (Stage | undefined)[] = []
  const drawn: Stage[] = []
  const opened: Resume = (kept) => {
    asked.push(kept?.stage)
    return kept ?? { stage: at }
  }
  const { unmount } = render(<Page opened={opened} drawn={drawn} />)
  return { asked, drawn, unmount }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const standsAt = async (heading: string) => expect(await screen.findByRole('heading', { name: heading })).toBeVisible()

/** Waits until the browser has gone back. */
function goingBack(move: () => void): Promise<void> {
  return act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    move()
    await arrived
  })
}

/** What Back shows, press after press, up to the page before the flow. */
async function waysBack(...headings: string[]) {
  for (const heading of headings) {
    await goingBack(() => window.history.back())
    await standsAt(heading)
  }
}
const addressBar = () => `${window.location.pathname}${window.location.search}`

test('PMA-049 every step is an entry: Back leads one step back, and out of the flow at its first', async () => {
  open()
  press('address')
  press('payment')
  await standsAt('payment')
  expect(addressBar()).toBe(flowAddress)
  await waysBack('address', 'intro', '/before')
})

test('PMA-007 an earlier step is shown at once, and what was left by going back lies under no later Back', async () => {
  const { drawn } = open('payment')
  const before = drawn.length
  await goingBack(() => press('intro'))
  await standsAt('intro')
  expect(drawn.slice(before)).not.toContain('payment')
  press('address')
  await waysBack('intro', '/before')
})

test('PMA-007 two presses of the arrow before the browser has gone back lead back once', async () => {
  open('address')
  // For two moves at once jsdom makes one, a browser both: the requested moves count.
  const go = jest.spyOn(navigation.navigator, 'go')
  press('intro')
  await goingBack(() => press('intro'))
  expect(go.mock.calls).toEqual([[-1]])
  go.mockRestore()
})

test('PMA-048 opened in the middle, the steps before it are laid beneath', async () => {
  const { asked, drawn } = open('payment')
  expect(new Set(drawn)).toEqual(new Set(['payment']))
  expect(asked).toEqual([undefined])
  await waysBack('address', 'intro', '/before')
})

test('PMA-048 a reload finds the step where the person was, with its way back and its place on the page', async () => {
  const { unmount } = open()
  press('address')
  press('payment')
  unmount()
  document.documentElement.scrollTop = 300
  const { asked, drawn } = open()
  expect(new Set(drawn)).toEqual(new Set(['payment']))
  expect(asked).toEqual(['payment'])
  expect(document.documentElement.scrollTop).toBe(300)
  await waysBack('address', 'intro', '/before')
})

test('PMA-049 a step that comes in place of all others leaves no way back to them', async () => {
  const { drawn } = open('payment')
  const before = drawn.length
  await goingBack(() => press('receipt'))
  expect(new Set(drawn.slice(before))).toEqual(new Set(['receipt']))
  await waysBack('/before')
})

test('another step begins at its top, the same one stays where it was', async () => {
  open()
  document.documentElement.scrollTop = 300
  press('intro')
  expect(document.documentElement.scrollTop).toBe(300)
  press('address')
  expect(document.documentElement.scrollTop).toBe(0)
  await waysBack('intro', '/before')
})

test('PMA-042 the flow is left from its first entry, which the page that follows takes', async () => {
  const { drawn } = open('payment')
  press('leave')
  await standsAt('/after')
  expect(new Set(drawn)).toEqual(new Set(['payment']))
  await waysBack('/before')
})

test('PMA-042 the first step is left at once', async () => {
  open()
  press('leave')
  expect(screen.getByRole('heading', { name: '/after' })).toBeVisible()
  await waysBack('/before')
})

test.each([
  undefined,
  stateOf('other', { depth: 0, place: { stage: 'intro' } }),
  stateOf('card', { depth: 0, place: { stage: 'gone' } }),
])('F45 an entry that was changed to %j shows where the flow was opened, and can be left', async (state) => {
  open('payment')
  act(() => navigation.navigate('/card', { replace: true, state }))
  await standsAt('payment')
  press('leave')
  await standsAt('/after')
})
