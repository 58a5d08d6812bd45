import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderHost } from '../testing/render-host'
import { GalleryScreen } from './gallery-screen'

test('the gallery has a shelf for every entry of its contents, in their order', async () => {
  await renderHost(<GalleryScreen />, { path: '/test' })
  const contents = within(screen.getByRole('navigation', { name: 'بخش‌ها' })).getAllByRole('link')
  const shelves = [...document.querySelectorAll('section[id]')].map(({ id }) => `#${id}`)
  expect(shelves).toEqual(contents.map((link) => link.getAttribute('href')))
  expect(shelves).toHaveLength(13)
})

test('the gallery speaks English as well', async () => {
  const { user } = await renderHost(<GalleryScreen />, { path: '/test' })
  await user.click(screen.getByRole('radio', { name: 'English' }))
  expect(await screen.findByRole('heading', { name: 'Questions and risk' })).toBeVisible()
  const shelf = document.querySelector<HTMLElement>('#uploads')
  if (!shelf) throw new Error('The shelf of uploads is missing')
  expect(within(shelf).getAllByText('Choose a file')).toHaveLength(3)
})
