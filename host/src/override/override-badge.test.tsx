import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { type AnsweringServer, json, startAnswering } from '@sarv/platform/testing/fake-api-server'
import { act, screen } from '@testing-library/react'
import { pageRemote } from '../testing/page-remote'
import { renderHost } from '../testing/render-host'
import { OverrideBadge } from './override-badge'

const override = { name: 'support', version: '1.0.0-a' }
const support = pageRemote('support', { ...override, title: { fa: 'پشتیبانی', en: 'Support' } })

let server: AnsweringServer
let runs = true

beforeEach(async () => {
  runs = true
  server = await startAnswering((_, response) => (runs ? json(response, 200, override) : response.writeHead(204).end()))
  // Answers for the page's own server, because jsdom's address has no server; all other requests go to the sandbox.
  const { fetch } = globalThis
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) =>
      fetch(String(address).startsWith('/') ? new URL(String(address), server.origin) : address, init),
    )
})
afterEach(async () => {
  jest.restoreAllMocks()
  await server.close()
})

test('a preview says so, in either language, and asks the server nothing', async () => {
  const preview = { ...override, until: '2026-12-06T00:00:00Z' }
  const { setLanguage } = await renderHost(<OverrideBadge override={preview} />, { remotes: [support] })
  expect(screen.getByRole('complementary')).toHaveTextContent('پیش‌نمایش «پشتیبانی»، فقط در این مرورگر 1.0.0-a')
  await act(() => setLanguage('en'))
  expect(await screen.findByText(/Preview of Support, in this browser only/)).toBeVisible()
})

test('dev --against: the badge names the overridden remote, in either language, and tells when it is gone', async () => {
  const { setLanguage } = await renderHost(<OverrideBadge override={override} />, { remotes: [support] })
  expect(screen.getByRole('complementary')).toHaveTextContent('«پشتیبانی» از رایانهٔ توسعه‌دهنده می‌آید 1.0.0-a')
  await act(() => setLanguage('en'))
  expect(await screen.findByText(/Support comes from a developer's machine/)).toBeVisible()
  runs = false
  expect(await screen.findByText(/The next page is the published version/)).toBeVisible()
})
