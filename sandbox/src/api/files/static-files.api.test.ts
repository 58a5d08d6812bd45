import { expect, test } from '@jest/globals'
import type { Plan } from '@sarv/shared/contract/plans'
import type { Regulation } from '@sarv/shared/contract/regulations'
import type { FundSettings } from '@sarv/shared/contract/settings'
import { readPdf } from '@sarv/shared/testing/read-pdf'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { signInClient } from '../../testing/api-client'

const { api } = testOrigins()

test.each(['terms-card.pdf', 'terms-portfolio.pdf', 'rules-account.pdf', 'rules-fund.pdf'])(
  'SBX-119 /static/%s is a real PDF of three pages, the same for everyone, that the browser may keep',
  async (name) => {
    const response = await fetch(`${api}/static/${name}`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3)
    const again = await fetch(`${api}/static/${name}`, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  },
)

test('SBX-038 SBX-119 the logo of a plan is a picture that anyone may fetch and the browser may keep', async () => {
  const investor = await signInClient({ kind: 'investor' })
  const { body } = await investor.get<Plan[]>('/pma/api/v1/portfolio/plans/')
  const logo = body.find(({ id }) => id === 2)?.logo ?? ''
  expect(logo).toBe(`${api}/static/portfolio-calm.svg`)
  const response = await fetch(logo)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  })
  expect(await response.text()).toMatch(/^<svg .*<\/svg>\s*$/)
})

test.each(['unknown.pdf', '__proto__', '..%2F..%2Fpackage.json'])('SBX-119 /static/%s is not there', async (name) => {
  expect((await fetch(`${api}/static/${name}`)).status).toBe(404)
})

test('PLT-013 SBX-119 each document has an English file of its own, of three pages too', async () => {
  for (const name of ['terms-card.pdf', 'terms-portfolio.pdf', 'rules-account.pdf', 'rules-fund.pdf']) {
    const response = await fetch(`${api}/static/en/${name}`)
    expect([name, response.headers.get('content-type')]).toEqual([name, 'application/pdf'])
    const pages = await readPdf(new Uint8Array(await response.arrayBuffer()))
    expect([name, pages.length]).toEqual([name, 3])
    expect(pages.join('')).toContain('an invented sample for a test environment')
    expect(pages.join('')).not.toMatch(/\p{Script=Arabic}/u)
  }
  expect((await fetch(`${api}/static/en/portfolio-calm.svg`)).status).toBe(404)
})

test('SBX-114 regulations have a title and a PDF that can be fetched', async () => {
  const investor = await signInClient({ kind: 'investor' })
  const { body } = await investor.get<Regulation[]>('/general/api/v1/regulations/')
  expect(body[0]).toMatchObject({ title: expect.stringContaining('حساب سرمایه‌گذاری') })
  for (const { title, pdf } of body) {
    expect(title).toMatch(/[آ-ی]/)
    expect((await fetch(pdf)).headers.get('content-type')).toBe('application/pdf')
  }
})

test('PLT-013 SBX-114 in English the regulations and the rules of a fund are named in it and lead to the English files', async () => {
  const { token } = await signInClient({ kind: 'empty' })
  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
    return (await fetch(api + path, { headers })).json()
  }
  const regulations: Regulation[] = await read('/general/api/v1/regulations/')
  expect(regulations[0]).toMatchObject({
    title: 'Terms of the Sarv investment account',
    pdf: `${api}/static/en/rules-account.pdf`,
  })
  const settings: FundSettings = await read('/general/api/v1/settings/fund-12180/')
  expect(settings).toMatchObject({
    account: { bankName: 'Middle East Bank' },
    rules_pdf: `${api}/static/en/rules-fund.pdf`,
  })
  expect(settings.notes[0]).toBe('Units of this fund take up to two working days to be registered.')
})

test('SBX-025 SBX-119 the settings of a fund name its rules, a PDF that can be fetched', async () => {
  const investor = await signInClient({ kind: 'investor' })
  const { body } = await investor.get<FundSettings>('/general/api/v1/settings/fund-11307/')
  const response = await fetch(body.rules_pdf ?? '')
  expect(response.headers.get('content-type')).toBe('application/pdf')
})
