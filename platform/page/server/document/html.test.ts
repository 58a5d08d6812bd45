import { expect, test } from '@jest/globals'
import { tag } from './html'

test.each([
  ['plain values', { rel: 'icon', href: '/mark.0a1b.svg' }, '<link rel="icon" href="/mark.0a1b.svg">'],
  ['an attribute without a value', { href: '/a', crossorigin: true as const }, '<link href="/a" crossorigin>'],
  ['an attribute that is none', { href: '/a', integrity: undefined }, '<link href="/a">'],
  ['an empty value', { nonce: '' }, '<link nonce="">'],
  ['markup', { href: 'http://localhost/"><h1 id=inj>' }, '<link href="http://localhost/&quot;&gt;&lt;h1 id=inj&gt;">'],
  ['quotes and ampersands', { href: `'a'&"b"` }, '<link href="&#39;a&#39;&amp;&quot;b&quot;">'],
  ['what looks escaped', { href: '&quot;' }, '<link href="&amp;quot;">'],
])('T8 a tag with %s cannot be left', (_, attributes, html) => expect(tag('link', attributes)).toBe(html))
