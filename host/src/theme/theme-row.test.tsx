import { afterEach, expect, test } from '@jest/globals'
import { applyTheme } from '@sarv/platform/client/theme/apply-theme'
import { rememberedTheme, type Theme, themeCookie } from '@sarv/platform/client/theme/theme'
import { freshPerson } from '@sarv/platform/testing/control'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { screen } from '@testing-library/react'
import { renderHost } from '../testing/render-host'
import { ThemeRow } from './theme-row'

afterEach(() => {
  applyTheme('system')
  Object.assign(document, { cookie: themeCookie('system') })
})

test('D-129 U19: a theme that is chosen shows at once and is remembered; the device’s own comes back', async () => {
  const person = await freshPerson(testOrigins().inbox, { kind: 'empty' })
  const { user } = await renderHost(<ThemeRow />, { path: '/profile', mobile: person.mobile })
  expect(await screen.findByRole('radio', { name: 'مانند دستگاه' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'تیره' }))
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(rememberedTheme(document.cookie)).toBe('dark')
  await user.click(screen.getByRole('radio', { name: 'مانند دستگاه' }))
  expect(document.documentElement).not.toHaveAttribute('data-theme')
  expect(rememberedTheme(document.cookie)).toBe('system')
})

test.each<[Theme, string | undefined, [string, string]]>([
  ['system', undefined, ['#F6F7F4', '#0D1311']],
  ['light', 'light', ['#F6F7F4', '#F6F7F4']],
  ['dark', 'dark', ['#0D1311', '#0D1311']],
])('D-129: the theme %s is the document’s, and the colour of the browser’s bar', (theme, marked, bars) => {
  document.head.innerHTML = `<meta name="theme-color" content="#F6F7F4" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0D1311" media="(prefers-color-scheme: dark)">`
  applyTheme('dark')
  applyTheme(theme)
  expect(document.documentElement.dataset.theme).toBe(marked)
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
  expect(metas.map(({ content }) => content)).toEqual(bars)
})
