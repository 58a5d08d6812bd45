import { expect, test } from '@jest/globals'
import { rememberedTheme, themeCookie } from './theme'

test.each([
  ['theme=dark', 'dark'],
  ['lang=en; theme=light', 'light'],
  ['theme=dark; lang=en', 'dark'],
  ['', 'system'],
  ['theme=blue', 'system'],
  ['mytheme=dark', 'system'],
  ['theme=darker', 'system'],
] as const)('D-129: the cookies %j remember the theme %s', (cookies, theme) =>
  expect(rememberedTheme(cookies)).toBe(theme),
)

test('D-129: a chosen theme is kept for a year, and the system’s own leaves no cookie', () => {
  expect(themeCookie('dark')).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax')
  expect(themeCookie('system')).toContain('Max-Age=0;')
})
