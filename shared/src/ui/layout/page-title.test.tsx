import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { showKit } from '../../testing/show-kit'
import { PageTitle } from './page-title'

/** A page under the shell's main element that comes later. */
function LatePage() {
  const [isHere, come] = useState(false)
  return (
    <>
      <button type="button" onKeyDown={() => come(true)}>
        اینجا
      </button>
      <main tabIndex={-1} onKeyDown={() => come(true)}>
        {isHere && <PageTitle className={undefined}>کارت</PageTitle>}
      </main>
    </>
  )
}

test('U19 the title of a page that comes late takes the focus from the main element, and from nothing else', async () => {
  const { user, unmount } = showKit(<LatePage />)
  screen.getByRole('main').focus()
  await user.keyboard('a')
  expect(screen.getByRole('heading', { name: 'کارت' })).toHaveFocus()
  unmount()
  showKit(<LatePage />)
  screen.getByRole('button').focus()
  await user.keyboard('a')
  expect(screen.getByRole('heading', { name: 'کارت' })).toBeVisible()
  expect(screen.getByRole('button')).toHaveFocus()
})
