import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { session } from '@sarv/platform/client/session/session'
import { screen, waitFor } from '@testing-library/react'
import { renderHost } from '../testing/render-host'
import { LockGate } from './lock-gate'
import { idleLock, unlock, watchIdleness } from './lock-state'

const lock = { owner: 'z', id: 'AAAA', spki: 'AAAA', algorithm: -7 }
/** Digest of the person that `renderHost` signs in. */
const ownerOfTest = 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg'

const turnOn = (owner = ownerOfTest) => localStorage.setItem('sarv-idle-lock', JSON.stringify({ ...lock, owner }))
const goIdle = () => {
  sessionStorage.setItem('sarv-active', String(Date.now() - 5 * 60_000))
  window.dispatchEvent(new Event('focus'))
}
const title = () => screen.queryByRole('heading', { name: 'برنامه قفل است' })
const render = (tokens = {}) =>
  renderHost(
    <LockGate>
      <p>دارایی من</p>
    </LockGate>,
    { mobile: '09120000003', tokens },
  )

watchIdleness()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  unlock()
})
afterEach(() => document.documentElement.removeAttribute('data-locked'))

test('HST-065 an idle page is locked only while the lock is on', async () => {
  await render()
  goIdle()
  expect(idleLock.isLocked).toBe(false)
  turnOn()
  goIdle()
  await waitFor(() => expect(title()).toBeVisible())
  expect(document.documentElement).toHaveAttribute('data-locked')
  unlock()
  await waitFor(() => expect(title()).toBeNull())
  expect(document.documentElement).not.toHaveAttribute('data-locked')
})

test('HST-065 a page that was never open renders nothing of the app', async () => {
  turnOn()
  idleLock.isLocked = true
  await render()
  await waitFor(() => expect(title()).toBeVisible())
  expect(screen.queryByText('دارایی من')).toBeNull()
})

test('HST-065 the first input after the limit opens nothing', async () => {
  await render()
  turnOn()
  sessionStorage.setItem('sarv-active', String(Date.now() - 5 * 60_000))
  window.dispatchEvent(new Event('keydown'))
  await waitFor(() => expect(title()).toBeVisible())
})

test('HST-066 a lock of another person is taken away', async () => {
  turnOn('another')
  idleLock.isLocked = true
  await render()
  await waitFor(() => expect(title()).toBeNull())
  expect(localStorage.getItem('sarv-idle-lock')).toBeNull()
})

test('HST-066 where the device verifies no one it stays locked; signing out leads on', async () => {
  turnOn()
  idleLock.isLocked = true
  let outs = 0
  const signOut = async () => {
    outs++
    session.current = { at: 'signed-out', reason: 'signed-out' }
  }
  const { user } = await render({ signOut })
  await user.click(screen.getByRole('button', { name: 'باز کردن قفل' }))
  expect(await screen.findByText('قفل باز نشد. دوباره تلاش کنید.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'خروج از حساب' }))
  expect(outs).toBe(1)
  await waitFor(() => expect(title()).toBeNull())
})
