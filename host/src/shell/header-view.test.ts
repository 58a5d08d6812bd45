import { expect, test } from '@jest/globals'
import type { ManifestRoute } from '@sarv/platform/contract/manifest-parts'
import { toHeaderView } from './header-view'

const history = { icon: 'history', label: { fa: 'سفارش‌ها', en: 'Orders' }, to: '/fund-orders?dscode=:fundId' }
const fund: ManifestRoute = {
  path: '/funds/:fundId',
  title: { fa: 'صندوق', en: 'Fund' },
  header: 'title',
  back: 'history',
  extras: [history],
}

test('a page shows what its route declares, with the parameters of the address', () => {
  expect(toHeaderView(fund, { fundId: '12 3' }, {}, 'fa')).toEqual({
    kind: 'title',
    title: 'صندوق',
    back: 'back',
    extras: [{ icon: 'history', label: 'سفارش‌ها', to: '/fund-orders?dscode=12%203' }],
  })
})

test('an extra whose parameter is missing is left out', () => {
  expect(toHeaderView(fund, {}, {}, 'fa').extras).toEqual([])
})

test('D-42 an extra that leads to a page which does not exist yet is left out', () => {
  const checked: string[] = []
  const exists = (address: string) => checked.push(address) > 1
  const plain = { ...history, to: '/cardex' }
  const { extras } = toHeaderView({ ...fund, extras: [history, plain] }, { fundId: '7' }, {}, 'fa', exists)
  expect(checked).toEqual(['/fund-orders?dscode=7', '/cardex'])
  expect(extras.map(({ to }) => to)).toEqual(['/cardex'])
})

test('HST-034 a screen sets its own title, extras and back handler', () => {
  const onBack = () => undefined
  const extra = { icon: 'download', label: { fa: 'دریافت', en: 'Download' }, to: '/cardex' }
  const view = toHeaderView(fund, { fundId: '1' }, { title: 'چکاد بلند', extras: [extra], onBack }, 'en')
  expect(view).toEqual({
    kind: 'title',
    title: 'چکاد بلند',
    back: onBack,
    extras: [{ icon: 'download', label: 'Download', to: '/cardex' }],
  })
})

test('a screen hides the header, or its arrow alone', () => {
  expect(toHeaderView(fund, {}, { hidden: true }, 'fa').kind).toBe('none')
  expect(toHeaderView(fund, {}, { withoutBack: true, onBack: () => undefined }, 'fa').back).toBeUndefined()
})

test('a page whose rule is home leads home', () => {
  expect(toHeaderView({ ...fund, back: 'home' }, {}, {}, 'fa').back).toBe('home')
})

test('an empty title does not blank the header, and a third extra is left out', () => {
  const extras = [1, 2, 3].map((index) => ({ ...history, to: `/page-${index}` }))
  const view = toHeaderView(fund, {}, { title: '', extras }, 'fa')
  expect(view.title).toBe('صندوق')
  expect(view.extras.map(({ to }) => to)).toEqual(['/page-1', '/page-2'])
})
