import { expect, test } from '@jest/globals'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import { errorMessage } from '../../testing/api-client'
import { type Investor, openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'

const apiPath = '/pma/api/v1'
interface Page {
  readonly count: number
  readonly results: { readonly prx: string | null }[]
}

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:00:00Z'))

const normalizeCode = async (who: Investor) =>
  (await who.get<UserPortfolio[]>(`${apiPath}/portfolio/all/`)).body[0]?.prx ?? ''
const listOf = async (who: Investor, list: string) => (await who.get<Page>(`${apiPath}/${list}/`)).body

test('SBX-006 SBX-104 SBX-106 what belongs to another person is not there', async () => {
  const [who, stranger] = [await app.investor({ kind: 'investor' }), await app.investor({ kind: 'pma-holder' })]
  const prx = await normalizeCode(who)
  const paths = [
    `user-portfolio/${prx}/`,
    ...['stocks', 'transactions', 'history'].map((list) => `${list}/?prx=${prx}`),
  ]
  for (const path of paths) {
    expect([path, (await who.get(`${apiPath}/${path}`)).status]).toEqual([path, 200])
    expect([path, (await stranger.get(`${apiPath}/${path}`)).status]).toEqual([path, 404])
  }
  const own = await normalizeCode(stranger)
  for (const { results } of [await listOf(stranger, 'history'), await listOf(stranger, 'transactions')]) {
    expect(results.map((row) => row.prx)).toEqual([own])
  }
  expect((await listOf(stranger, 'stocks')).count).toBe(0)
})

test.each(['page=0', 'page=x', 'page=1.5', 'page=-1', 'page=99999999', 'prx=a&prx=b', `prx=${'9'.repeat(50)}`])(
  'SBX-104 the query ?%s is refused in Persian',
  async (query) => {
    const who = await app.investor({ kind: 'pma-holder' })
    for (const list of ['stocks', 'transactions', 'history']) {
      const { status, body } = await who.get(`${apiPath}/${list}/?${query}`)
      expect([list, status]).toEqual([list, 400])
      expect(errorMessage(body)).toMatch(/\p{Script=Arabic}/u)
    }
  },
)

test.each([
  'transactions/?status=DONE',
  'transactions/?type=BUY',
  'transactions/?status=',
  'history/?kind=GIFT',
  'history/?kind=',
])('SBX-104 the filter %s is refused in Persian', async (list) => {
  const { status, body } = await (await app.investor()).get(`${apiPath}/${list}`)
  expect(status).toBe(400)
  expect(errorMessage(body)).toMatch(/درست نیست/)
})

test.each(['PRX-00000000', 'x', "' or 1=1 --", '__proto__', '%00', '..%2Fall'])(
  'SBX-106 the portfolio %s is not there',
  async (prx) => {
    const who = await app.investor({ kind: 'pma-holder' })
    const part = prx.includes('%') ? prx : encodeURIComponent(prx)
    expect((await who.get(`${apiPath}/user-portfolio/${part}/`)).status).toBe(404)
    expect((await who.get(`${apiPath}/history/?prx=${part}`)).status).toBe(404)
  },
)
