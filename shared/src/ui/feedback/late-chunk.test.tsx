import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lateChunk } from './late-chunk'

/** A chunk that is lost so many times, with two parts of one screen that are made of it. */
function screenOf(losses: number) {
  let asked = 0
  const useParts = lateChunk(async () => {
    if (asked++ < losses) throw new Error('lost')
    return { text: 'here' }
  })
  function Part({ name }: { name: string }) {
    const { chunk, retry } = useParts()
    if (chunk) return <p>{`${name} ${chunk.text}`}</p>
    return retry ? <button type="button" onClick={retry}>{`again ${name}`}</button> : <p>{`${name} waits`}</p>
  }
  const Screen = () => (
    <>
      <p>beside</p>
      <Part name="one" />
      <Part name="two" />
    </>
  )
  return { Screen, asked: () => asked }
}

test('HST-085 PLT-004 a lost chunk costs the places of its parts alone, and a retry of one brings all', async () => {
  // Each attempt asks a second time at once.
  const { Screen, asked } = screenOf(4)
  render(<Screen />)
  await userEvent.click(await screen.findByRole('button', { name: 'again one' }))
  await userEvent.click(await screen.findByRole('button', { name: 'again two' }))
  expect(await screen.findByText('one here')).toBeVisible()
  expect(screen.getByText('two here')).toBeVisible()
  expect(screen.getByText('beside')).toBeVisible()
  expect(asked()).toBe(5)
})

test('HST-085 the next visit asks for a lost chunk by itself, and what has come is asked for once', async () => {
  const { Screen, asked } = screenOf(2)
  const first = render(<Screen />)
  await screen.findByRole('button', { name: 'again one' })
  first.unmount()
  const second = render(<Screen />)
  expect(await screen.findByText('one here')).toBeVisible()
  second.unmount()
  render(<Screen />)
  expect(screen.getByText('two here')).toBeVisible()
  expect(asked()).toBe(3)
})
