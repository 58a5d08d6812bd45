import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { Scene } from './scene'

test.each(['card', 'gold', 'advice', 'empty'] as const)(
  'HST-083 the scene %s is drawn in less than 4 kB',
  async (kind) => {
    const { container } = showKit(<Scene kind={kind} />)
    await waitFor(() => expect(container.querySelector('svg')).toBeInTheDocument())
    const drawing = container.querySelector('svg')?.outerHTML ?? ''
    expect(drawing.length).toBeGreaterThan(500)
    expect(drawing.length).toBeLessThan(4_000)
    expect(drawing).not.toMatch(/#[\da-f]{3,8}\b|rgb/i)
  },
)
