import { expect, test } from '@jest/globals'
import { defineRemote } from '@sarv/platform/contract/define-remote'
import type { RemoteDefinition } from '@sarv/platform/contract/remote-definition'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation, useTranslation } from '../platform'
import { mountRemote } from './mount-remote'

function Offers() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return <Link to="/funds">{t('offers', { pathname })}</Link>
}

const definition: RemoteDefinition = {
  name: 'guest',
  screens: [{ path: '/guest', screen: () => <p>guest</p> }],
  sections: [{ name: 'offers', section: Offers }],
  dictionaries: {
    fa: { offers: 'پیشنهادها در {{pathname}}' },
    en: async () => ({ default: { offers: 'Offers on {{pathname}}' } }),
  },
}

test('INV-077 a section has the one router and the language, and stays on its page while that is left', async () => {
  const { navigation, platform } = await mountRemote(definition, { path: '/home', section: 'offers' })
  expect(screen.queryByText('guest')).not.toBeInTheDocument()
  await act(() => platform.i18n.changeLanguage('en'))
  await userEvent.click(await screen.findByRole('link', { name: 'Offers on /home' }))
  expect(navigation.place().pathname).toBe('/funds')
  expect(screen.getByRole('link', { name: 'Offers on /home' })).toBeInTheDocument()
})

test('PLT-021 D-202 a remote refetches what it names when a payment settles, however often it was mounted', async () => {
  const { platform } = await mountRemote(definition, { path: '/guest' })
  const invalidated: unknown[] = []
  const queryClient = {
    invalidateQueries: async ({ queryKey }: { queryKey: unknown }) => void invalidated.push(queryKey),
  }
  const { bootstrap } = defineRemote({ ...definition, staleAfterPayment: [['guest', 'orders']] })
  const props = { platform: { ...platform, queryClient } }
  for (const _ of [1, 2]) for (const step of [bootstrap].flat().slice(0, 2)) await step(props as never)
  platform.bus.emit('payment-settled', { trace: '408126773915' })
  expect(invalidated).toEqual([['guest', 'orders']])
})

test('PLT-008 single-spa is given its lifecycles; the compiler refuses sections of another shape', () => {
  const { dictionaries } = definition
  const screens: RemoteDefinition['screens'] = []
  expect(defineRemote({ name: 'guest', screens, dictionaries })).toEqual({
    bootstrap: [expect.any(Function), expect.any(Function), expect.any(Function)],
    mount: expect.any(Function),
    unmount: expect.any(Function),
  })
  // @ts-expect-error a section has the name of its manifest
  defineRemote({ name: 'guest', screens, dictionaries, sections: [{ section: Offers }] })
  // @ts-expect-error a section is a component, not an element
  defineRemote({ name: 'guest', screens, dictionaries, sections: [{ name: 'offers', section: <Offers /> }] })
})
