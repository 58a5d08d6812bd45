import { expect, test } from '@jest/globals'
import { pageRemote, routed } from '../testing/page-remote'
import { renderFrame } from './render-frame'

const orders = { icon: 'history', label: { fa: 'سفارش‌ها', en: 'Orders' }, to: '/fund-orders' }
const routes = [
  routed('/home', { header: 'logo', back: 'none', extras: [orders], skeleton: 'summary' }),
  routed('/assets', { back: 'none' }),
  routed('/investment', { back: 'none' }),
  routed('/funds/:fundId', { title: { fa: '<b>صندوق</b>', en: 'Fund' } }),
  routed('/fund-orders'),
]
const remote = pageRemote('invest', { routes })
const frameOf = (pathname: string, language: 'fa' | 'en' = 'fa') =>
  renderFrame({ pathname, language, remotes: [remote] })
const linksOf = (html = '') => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)

test('PLT-074: a frame has the header of the route, tabs below and beside, and its skeleton', () => {
  const { kind, route, html = '' } = frameOf('/home') ?? {}
  expect([kind, route]).toEqual(['shell', '/home'])
  const tabs = ['/home', '/assets', '/investment', '/profile']
  expect(linksOf(html)).toEqual(['/home', ...tabs, '/faq', '/fund-orders', ...tabs])
  expect(html).toContain('role="status" aria-busy="true"')
  expect(html).not.toContain('در حال بارگذاری…')
})

test('PLT-074: a page that is not a tab has its title, its arrow and no tabs below', () => {
  const { route, html = '' } = frameOf('/funds/12180') ?? {}
  expect(route).toBe('/funds/:fundId')
  expect(html).toContain('&lt;b&gt;صندوق&lt;/b&gt;</h1>')
  expect(html).toContain('aria-label="بازگشت"')
  expect(html.match(/<nav /g)).toHaveLength(1)
})

test.each(['/fund-orders', '/profile'])('PLT-067 PLT-074: %s names no skeleton and has that of a list', (path) => {
  expect(frameOf(path)?.html).toContain('role="status" aria-busy="true"')
})

test('PLT-074: the start page has its words and its button, in the language of the person', () => {
  const { kind, html } = frameOf('/') ?? {}
  expect(kind).toBe('start')
  expect(html).toContain('ورود یا ثبت‌نام')
  expect(frameOf('/', 'en')?.html).toMatch(/<h1>.*[a-z]/i)
})

test.each(['/callback', '/nowhere'])('PLT-074: nothing is drawn ahead of %s', (pathname) => {
  expect(frameOf(pathname)).toBeUndefined()
})

test('T8 no frame has a style in an attribute, or a script', () => {
  for (const pathname of ['/', '/profile', ...routes.map(({ path }) => path)]) {
    expect(frameOf(pathname)?.html).not.toMatch(/ style=|<script| on[a-z]+=/)
  }
})
