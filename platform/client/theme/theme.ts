/** What a person chose; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark'

export const themes = ['system', 'light', 'dark'] as const satisfies readonly Theme[]

const cookie = 'theme'
const year = 31_536_000

/** The theme that `document.cookie` remembers; that of the system when it remembers none. (U19, D-129) */
export function rememberedTheme(cookies: string): Theme {
  const chosen = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(cookies)?.[1]
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** A cookie as the language has one, so that a sign-out leaves it; it expires at once for the system's own. */
export function themeCookie(theme: Theme): string {
  return `${cookie}=${theme}; Path=/; Max-Age=${theme === 'system' ? 0 : year}; SameSite=Lax`
}
