import { expect, test } from '@jest/globals'
import { withImports } from './page-imports'

const imports = { react: '/libraries/react.1a2b3c4d.js' }

test.each([
  [
    '<script type="importmap" nonce="x">{"scopes":{},"integrity":{}}</script>',
    '<script type="importmap" nonce="x">{"imports":{"react":"/libraries/react.1a2b3c4d.js"},"scopes":{},"integrity":{}}</script>',
  ],
  ['<script type="module" nonce="x">{}</script>', '<script type="module" nonce="x">{}</script>'],
])('%s becomes %s', (html, expected) => expect(withImports(html, imports)).toBe(expected))
