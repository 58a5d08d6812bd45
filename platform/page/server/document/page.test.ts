import { expect, test } from '@jest/globals'
import { shellFixture } from '../testing/shell-fixture'
import { page } from './page'

const hostile = `https://remotes.example/"><h1 id=inj>'&</script>`
const data = {
  revision: 1,
  config: { api: '', identity: '', clientId: '', version: '', gallery: false, analytics: 'off' as const },
  remotes: [],
  styles: { [hostile]: hostile },
}
const file = { url: hostile, integrity: hostile }
const plain = {
  language: 'en',
  nonce: '',
  shell: shellFixture,
  data,
  scripts: [],
  preloads: [],
  styles: [],
  stylePreloads: [],
  main: { url: '/main.js' },
} as const

test('T8 T2 no address and no hash of a page can leave its attribute or its script', () => {
  const html = page({
    ...plain,
    scripts: [file],
    preloads: [file],
    styles: [file],
    stylePreloads: [file],
    font: hostile,
    main: file,
    icon: hostile,
    touchIcon: hostile,
  })
  expect(html).not.toContain('<h1')
  expect(html).not.toContain(hostile)
  const escaped = 'https://remotes.example/&quot;&gt;&lt;h1 id=inj&gt;&#39;&amp;&lt;/script&gt;'
  const times = (text: string) => html.split(text).length - 1
  expect([times(`href="${escaped}"`), times(`src="${escaped}"`), times(`integrity="${escaped}"`)]).toEqual([6, 1, 4])
  expect(times('<script')).toBe(times('</script>'))
})

test('a page without hashes, as in development, names none', () => {
  const html = page({ ...plain, styles: [{ url: '/main.css' }] })
  expect(html).toContain('<html lang="en" dir="ltr">')
  expect(html).toContain('<link rel="stylesheet" href="/main.css" crossorigin>')
  expect(html).toContain('<script type="module" src="/main.js" nonce="" crossorigin></script>')
})

test('PLT-074 T8 what is drawn stands before what is loaded, under the nonce, and the boot script starts the shell', () => {
  const frame = { kind: 'shell', route: hostile, html: '<main>…</main>', styles: '.f0{width:1px}' } as const
  const html = page({
    ...plain,
    nonce: 'abc',
    styles: [{ url: '/main.css' }],
    drawn: { boot: 'boot()', styles: '.a{top:0}', frame },
  })
  const order = [
    '<style nonce="abc">.a{top:0}.f0{width:1px}</style>',
    '</head>',
    ' data-boot="{&quot;main&quot;:&quot;/main.js&quot;}"',
    '<main>',
  ]
  const places = [...order, '<script nonce="abc">boot()</script>', 'importmap', '/main.css'].map((one) =>
    html.indexOf(one),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(html).not.toContain(hostile)
  expect(html).not.toContain('type="module"')
})

test('PLT-076 the head says what the app is in the language of the page, with an absolute picture', () => {
  const html = page({
    ...plain,
    shell: { ...shellFixture, description: { fa: 'نمونه', en: 'An "example"' } },
    previewPicture: 'https://sarv.example/icon-192.0.png',
  })
  const [head = ''] = html.split('</head>')
  expect(head).toContain('<meta name="description" property="og:description" content="An &quot;example&quot;">')
  expect(head).toContain('<meta property="og:title" content="Sample">')
  expect(head).toContain('<meta property="og:image" content="https://sarv.example/icon-192.0.png">')
})
