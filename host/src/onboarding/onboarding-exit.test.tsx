import { expect, test } from '@jest/globals'
import { freshPerson } from '@sarv/platform/testing/control'
import { useLocation } from '@sarv/shared/platform'
import { activationPath } from '@sarv/shared/rules/activation-path'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { act, screen, waitFor } from '@testing-library/react'
import { HostScreen } from '../app/host-screen'
import { hostPages } from '../routing/host-pages'
import { renderHost } from '../testing/render-host'

const page = hostPages.find(({ key }) => key === 'onboarding')
const buy = '/buy?fund=11307'

/** The activation beside the page that sends people there, which is a heading here. */
function Pages() {
  const { pathname } = useLocation()
  return pathname === '/onboarding' && page ? <HostScreen page={page} /> : <h1>{pathname}</h1>
}

async function open(path: string, kind: string) {
  const { mobile } = await freshPerson(testOrigins().inbox, { kind })
  const host = await renderHost(<Pages />, { path, mobile })
  const back = () => act(async () => window.history.back())
  return { ...host, back, arrow: () => act(async () => host.header.current.onBack?.()) }
}
const iban = () => screen.findByRole('textbox', { name: 'شمارهٔ شبا' })

test('HST-053 D-148 the arrow and the browser’s Back lead out of the activation to the purchase that sent the person', async () => {
  const { navigation, arrow, back } = await open('/funds/11307', 'identified')
  act(() => navigation.navigate(buy))
  for (const leave of [arrow, back]) {
    act(() => navigation.navigate(activationPath(buy)))
    await iban()
    await leave()
    expect(await screen.findByRole('heading', { name: '/buy' })).toBeVisible()
    expect(navigation.place()).toMatchObject({ pathname: '/buy', search: '?fund=11307' })
  }
  await back()
  expect(await screen.findByRole('heading', { name: '/funds/11307' })).toBeVisible()
})

test.each([
  [activationPath(buy), '/buy'],
  ['/onboarding', '/home'],
])('HST-053 D-148 where the visit begins at %s its arrow leads to %s', async (path, goal) => {
  const { navigation, arrow } = await open(path, 'identified')
  await iban()
  await arrow()
  await waitFor(() => expect(navigation.place().pathname).toBe(goal))
})
