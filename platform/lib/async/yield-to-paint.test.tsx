import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { yieldToPaint } from './yield-to-paint'

/** What has happened when the listeners of an event are through, and the work in the end. */
async function runIn(type: string): Promise<string[]> {
  const done: string[] = []
  const listener = () => {
    yieldToPaint(() => done.push('work'))
    done.push('listener')
  }
  window.addEventListener(type, listener, { once: true })
  window.dispatchEvent(new Event(type))
  done.push('event')
  await waitFor(() => expect(done).toContain('work'))
  return done
}

test.each(['click', 'keydown', 'submit'])('D-137 the work of a %s waits for the next paint', async (type) => {
  let painted = false
  requestAnimationFrame(() => {
    painted = true
  })
  expect(await runIn(type)).toEqual(['listener', 'event', 'work'])
  expect(painted).toBe(true)
})

test('D-137 going back, and what no press waits for, is not put off', async () => {
  expect(await runIn('popstate')).toEqual(['work', 'listener', 'event'])
  const done: string[] = []
  yieldToPaint(() => done.push('work'))
  expect(done).toEqual(['work'])
})

test('D-137 in a tab that is not painted the work is done all the same, once', async () => {
  const frames: FrameRequestCallback[] = []
  const before = window.requestAnimationFrame
  window.requestAnimationFrame = (callback) => frames.push(callback)
  try {
    expect(await runIn('click')).toEqual(['listener', 'event', 'work'])
    let count = 0
    window.addEventListener('click', () => yieldToPaint(() => count++), { once: true })
    window.dispatchEvent(new Event('click'))
    await waitFor(() => expect(count).toBe(1))
    for (const frame of frames) frame(0)
    await new Promise((resolve) => setTimeout(resolve))
    expect(count).toBe(1)
  } finally {
    window.requestAnimationFrame = before
  }
})
