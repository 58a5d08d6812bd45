import { expect, test } from '@jest/globals'
import { mountRemote } from '@sarv/shared/testing/mount-remote'
import { screen } from '@testing-library/react'
import en from '../locales/en.json'
import fa from '../locales/fa.json'
import gallery from './gallery'

/** Draws one state as the gallery of the shell does: as a section over answers that stand still. */
async function show(name: string) {
  const sections = gallery.states.map((state) => ({ name: state.name, section: state.screen }))
  const remote = { name: 'bank', screens: [], sections, dictionaries: { fa, en: async () => ({ default: en }) } }
  const { queries } = gallery.states.find((state) => state.name === name) ?? {}
  await mountRemote(remote, { path: '/test', section: name, answered: queries })
}

test('the gallery has the orders on their way, none, failed and many', async () => {
  expect(gallery.states.map(({ name }) => name)).toEqual([
    'orders-loading',
    'orders-empty',
    'orders-failed',
    'orders-many',
  ])
  await show('orders-loading')
  expect(screen.getByRole('status')).toBeInTheDocument()
})

test.each([
  ['orders-empty', 'هنوز سفارشی ندارید'],
  ['orders-failed', 'این بخش باز نشد'],
])('the state %s says «%s»', async (name, words) => {
  await show(name)
  expect(await screen.findByRole('heading', { name: words })).toBeVisible()
})

test('the state with many orders has one of each kind in each status', async () => {
  await show('orders-many')
  expect(screen.getAllByRole('listitem')).toHaveLength(18)
})
