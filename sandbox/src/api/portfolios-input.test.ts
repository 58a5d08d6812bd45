import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import { sentenceOf } from '../testing/caller'
import { type Investor, openStageHouse, type StageHouse } from '../testing/stage-house'

const API = '/pma/api/v1'
interface Page {
  readonly count: number
  readonly results: { readonly prx: string | null }[]
}

let house: StageHouse
beforeAll(async () => {
  house = await openStageHouse('2026-11-21T08:00:00Z')
}, 60_000)
afterAll(() => house.close())

const codeOf = async (who: Investor) => (await who.get<UserPortfolio[]>(`${API}/portfolio/all/`)).body[0]?.prx ?? ''
const listOf = async (who: Investor, list: string) => (await who.get<Page>(`${API}/${list}/`)).body

test('SBX-006 SBX-104 SBX-106 what belongs to somebody else is not there', async () => {
  const [who, stranger] = [await house.investor({ kind: 'investor' }), await house.investor({ kind: 'pma-holder' })]
  const prx = await codeOf(who)
  const paths = [
    `user-portfolio/${prx}/`,
    ...['stocks', 'transactions', 'history'].map((list) => `${list}/?prx=${prx}`),
  ]
  for (const path of paths) {
    expect([path, (await who.get(`${API}/${path}`)).status]).toEqual([path, 200])
    expect([path, (await stranger.get(`${API}/${path}`)).status]).toEqual([path, 404])
  }
  const own = await codeOf(stranger)
  for (const { results } of [await listOf(stranger, 'history'), await listOf(stranger, 'transactions')]) {
    expect(results.map((row) => row.prx)).toEqual([own])
  }
  expect((await listOf(stranger, 'stocks')).count).toBe(0)
})

test.each(['page=0', 'page=x', 'page=1.5', 'page=-1', 'page=99999999', 'prx=a&prx=b', `prx=${'9'.repeat(50)}`])(
  'SBX-104 the query ?%s is refused in Persian',
  async (query) => {
    const who = await house.investor({ kind: 'pma-holder' })
    for (const list of ['stocks', 'transactions', 'history']) {
      const { status, body } = await who.get(`${API}/${list}/?${query}`)
      expect([list, status]).toEqual([list, 400])
      expect(sentenceOf(body)).toMatch(/\p{Script=Arabic}/u)
    }
  },
)

test.each(['status=DONE', 'type=BUY', 'status='])('SBX-104 the filter ?%s is refused in Persian', async (query) => {
  const { status, body } = await (await house.investor()).get(`${API}/transactions/?${query}`)
  expect(status).toBe(400)
  expect(sentenceOf(body)).toMatch(/درست نیست/)
})

test.each(['PRX-00000000', 'x', "' or 1=1 --", '__proto__', '%00', '..%2Fall'])(
  'SBX-106 the portfolio %s is not there',
  async (prx) => {
    const who = await house.investor({ kind: 'pma-holder' })
    const part = prx.includes('%') ? prx : encodeURIComponent(prx)
    expect((await who.get(`${API}/user-portfolio/${part}/`)).status).toBe(404)
    expect((await who.get(`${API}/history/?prx=${part}`)).status).toBe(404)
  },
)
