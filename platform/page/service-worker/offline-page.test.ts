import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { checkedPage } from './offline-page'
import { pageMarks } from './page-names'

const policyUnder = (nonce: string) => `default-src 'none'; script-src 'self' 'nonce-${nonce}'`
const reportsUnder = (pageId: string) => `reports="/reports?page=${pageId}"`
const pageUnder = ({ nonce, pageId }: typeof pageMarks) =>
  `<!doctype html><script nonce="${nonce}">{"pageId":"${pageId}"}</script>`
const plan = {
  path: '/home',
  digests: ['of another language', createHash('sha256').update(pageUnder(pageMarks)).digest('hex')],
  headers: {
    'Content-Security-Policy': policyUnder(pageMarks.nonce),
    'Reporting-Endpoints': reportsUnder(pageMarks.pageId),
    'Content-Type': 'text/html; charset=utf-8',
  },
}
const names = { nonce: `${'aB+/'.repeat(5)}12==`, pageId: `${'x'.repeat(22)}.lq2x8c0z.${'y'.repeat(43)}` }
const kept = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    headers: {
      'Content-Security-Policy': policyUnder(names.nonce),
      'Reporting-Endpoints': reportsUnder(names.pageId),
      ...headers,
    },
  })

test('T1 T6 the page of the plan is answered under its own names, with the headers of the plan alone', async () => {
  const planted = { 'Content-Security-Policy': `${policyUnder(names.nonce)}; connect-src *`, Refresh: '0; url=/x' }
  const answered = await checkedPage(kept(pageUnder(names), planted), plan)
  expect(await answered?.text()).toBe(pageUnder(names))
  expect(Object.fromEntries(answered?.headers ?? [])).toEqual({
    'content-security-policy': policyUnder(names.nonce),
    'reporting-endpoints': reportsUnder(names.pageId),
    'content-type': 'text/html; charset=utf-8',
  })
})

test.each([
  ['with a script of its own', kept(`${pageUnder(names)}<script nonce="${names.nonce}">steal()</script>`)],
  ['with one letter changed', kept(pageUnder(names).replace('script', 'Script'))],
  ['of other names than its headers have', kept(pageUnder({ ...names, nonce: `${'cD12'.repeat(5)}34==` }))],
  ['without a policy', new Response(pageUnder(names))],
  ['whose nonce is no nonce', kept(pageUnder(names), { 'Content-Security-Policy': policyUnder("' *;'") })],
  ['whose id is invalid', kept(pageUnder(names), { 'Reporting-Endpoints': reportsUnder('"><script>') })],
])('T1 T6 a kept page %s is invalid', async (_, page) => expect(await checkedPage(page, plan)).toBeUndefined())
