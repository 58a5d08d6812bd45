import { expect, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'

test('a poll that goes on makes no picture of the document, the one that gives up does', async () => {
  render(<p>what stands there</p>)
  const polls: string[] = []
  const poll = () => {
    try {
      screen.getByText('what never comes')
    } catch (error) {
      polls.push(String(error))
      throw error
    }
  }
  await expect(waitFor(poll, { timeout: 0 })).rejects.toThrow('what stands there')
  expect(polls.join()).toContain('what never comes')
  expect(polls.join()).not.toContain('what stands there')
})

test('a question that is asked once says what stood there', () => {
  render(<p>what stands there</p>)
  expect(() => screen.getByText('what never comes')).toThrow('what stands there')
})
