import type { Locator, Page } from '@playwright/test'

/** The button of the start page, and of every page that asks for a sign-in. */
export const enter = (page: Page): Locator => page.getByRole('button', { name: 'ورود یا ثبت‌نام' })

/** What stands in the place of a protected page while no one is signed in. */
export const asksToSignIn = (page: Page): Locator => page.getByRole('heading', { name: 'برای دیدن این صفحه وارد شوید' })
