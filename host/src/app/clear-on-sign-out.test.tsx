import { expect, test } from '@jest/globals'
import { clearOnSignOut } from '@sarv/platform/client/session/clear-on-sign-out'
import { createSecureStorage } from '@sarv/platform/client/storage/secure-storage'
import { createBus } from '@sarv/platform/contract/events/bus'
import { fakeStorage } from '@sarv/platform/testing/fake-storage'
import { outboxSlices } from '@sarv/shared/storage/outbox-slices'
import { act, waitFor } from '@testing-library/react'
import { renderHost } from '../testing/render-host'

const open = { sub: 'negar', key: 'k-1', at: Date.now(), lost: true, request: {} }

test.each([
  ['expired', ['sarv.draft.bank.negar.form', 'sarv.slice.bank', 'sarv.slice.fund'], [open]],
  ['signed-out', [], undefined],
  ['failed', ['sarv.draft.bank.negar.form', 'sarv.slice.bank', 'sarv.slice.fund'], [open]],
] as const)(
  'D-204 PLT-019 HST-050: a session that ended as %s leaves on the device %j',
  async (reason, left, intents) => {
    localStorage.clear()
    const storage = createSecureStorage({ keyStore: fakeStorage().keyStore, outboxes: outboxSlices })
    const queryCache = { read: async () => undefined, write: async () => undefined, clear: async () => undefined }
    const services = await renderHost(null, { path: '/home' })
    const bus = createBus()
    clearOnSignOut(bus, { ...services, storage, queryCache })
    await storage.slice('fund').set({ intents: [open], revision: 1, payment: '77' })
    await storage.slice('bank').set({ intents: [open], revision: 1 })
    await storage.slice('general').set({ userId: 'negar' })
    await storage.draft('bank', 'negar', 'form').set({ at: Date.now(), typed: '5' })
    localStorage.setItem('isTwa', 'true')
    act(() => bus.emit('signed-out', { reason }))
    await waitFor(() => expect(Object.keys(localStorage).toSorted()).toEqual(left))
    expect((await storage.slice('fund').get<{ intents: unknown }>())?.intents).toEqual(intents)
  },
)
