import { expect, test } from '@jest/globals'
import { toAppLinks } from './app-links'

const store = (title: string, link: string, image: string | null = null) => ({ title, link, image })

test('HST-008 the links are the direct download and two stores with their pictures', () => {
  const links = toAppLinks({
    direct_link: 'https://sarv.example/app.apk',
    store_links: [
      store('یک', 'https://one.example', 'https://one.example/mark.svg'),
      store('دو', 'https://two.example', 'javascript:alert(1)'),
      store('سه', 'https://3.example'),
    ],
  })
  expect(links.map(({ kind, title, href, picture }) => [kind, title, href, picture])).toEqual([
    ['direct', undefined, 'https://sarv.example/app.apk', undefined],
    ['store', 'یک', 'https://one.example', 'https://one.example/mark.svg'],
    ['store', 'دو', 'https://two.example', undefined],
  ])
})

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])('HST-008 T10 %j is not a link', (link) =>
  expect(toAppLinks({ direct_link: link, store_links: [store('یک', link)] })).toEqual([]),
)
