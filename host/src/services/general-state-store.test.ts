import { expect, test } from '@jest/globals'
import { fakeStorage } from '@sarv/platform/testing/fake-storage'
import { createGeneralStateStore } from './general-state-store'

test('PLT-030: what is changed is there after a reload, and of two changes at once neither is lost', async () => {
  const browser = fakeStorage()
  const store = createGeneralStateStore(browser.tab())
  expect(await store.read()).toEqual({ visibleHomeBalance: true })
  await Promise.all([store.change({ visibleHomeBalance: false }), store.change({ referralCode: 'AB12' })])
  const reloaded = createGeneralStateStore(browser.tab())
  expect(await reloaded.read()).toEqual({ visibleHomeBalance: false, referralCode: 'AB12' })
})
