import { expect, test } from '@jest/globals'
import { toAppLinks } from './app-links'

const store = (title: string, link: string) => ({ title, link, image: null })

test('HST-008 the links are the direct download and two stores', () => {
  const links = toAppLinks({
    direct_link: 'https://sarv.example/app.apk',
    store_links: [
      store('یک', 'https://one.example'),
      store('دو', 'https://two.example'),
      store('سه', 'https://3.example'),
    ],
  })
  expect(links.map(({ kind, title, href }) => [kind, title, href])).toEqual([
    ['direct', undefined, 'https://sarv.example/app.apk'],
    ['store', 'یک', 'https://one.example'],
    ['store', 'دو', 'https://two.example'],
  ])
})

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])('HST-008 T10 %j is no link', (link) =>
  expect(toAppLinks({ direct_link: link, store_links: [store('یک', link)] })).toEqual([]),
)
