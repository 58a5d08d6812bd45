import { expect, test } from '@jest/globals'
import { html } from './html'

test.each([
  ['<script>', '<p>&lt;script&gt;</p>'],
  ['"\'&', '<p>&quot;&#39;&amp;</p>'],
  [undefined, '<p></p>'],
  [0, '<p>0</p>'],
])('T8 the value %j is text on a page, never markup', (value, markup) =>
  expect(html`<p>${value}</p>`.text).toBe(markup),
)

test('markup inside markup stays markup, lists are joined', () => {
  expect(html`<ul>${['a', '<'].map((word) => html`<li>${word}</li>`)}</ul>`.text).toBe(
    '<ul><li>a</li><li>&lt;</li></ul>',
  )
})
