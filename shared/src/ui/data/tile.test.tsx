import { expect, test } from '@jest/globals'
import { fireEvent } from '@testing-library/react'
import { Leaf } from 'lucide-react'
import { useState } from 'react'
import { showKit } from '../../testing/show-kit'
import { Tile } from './tile'

function Changing() {
  const [picture, setPicture] = useState('/static/gone.svg')
  return (
    <button type="button" onClick={() => setPicture('/static/leaf.svg')}>
      <Tile icon={Leaf} picture={picture} />
    </button>
  )
}

test('PMA-026 a picture that does not load leaves its icon, and the next picture is tried again', async () => {
  const { container, user } = showKit(<Changing />)
  const picture = () => container.querySelector('img')
  expect(picture()).toHaveAttribute('src', '/static/gone.svg')
  expect(container.querySelector('svg')).toBeNull()
  fireEvent.error(picture() ?? container)
  expect(picture()).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
  await user.click(container.querySelector('button') ?? container)
  expect(picture()).toHaveAttribute('src', '/static/leaf.svg')
})
