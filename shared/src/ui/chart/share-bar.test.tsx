import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { ShareBar } from './share-bar'

test('INV-003 the bar of shares draws no part of nothing, and the others keep their colours', () => {
  const parts = ['صندوق', 'سبد', 'سهام'].map((label) => ({ key: label, label }))
  const coloursOf = (shares: readonly number[]) => {
    const { container, unmount } = showKit(
      <ShareBar parts={parts.map((part, index) => ({ ...part, share: shares[index] ?? 0 }))} />,
    )
    const colours = [...container.querySelectorAll('.part')].map((part) => part.getAttribute('style'))
    const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    unmount()
    return { colours: colours.map((style) => style?.match(/--[\w-]+/)?.[0]), words }
  }
  const all = coloursOf([60, 30, 10])
  expect(new Set(all.colours).size).toBe(3)
  expect(coloursOf([70, 0, 30])).toEqual({
    colours: [all.colours[0], all.colours[2]],
    words: ['صندوق ۷۰٫۰۰٪', 'سهام ۳۰٫۰۰٪'],
  })
})
