import type { Locator, Page } from '@playwright/test'

/** The button of exactly that name. */
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true })

/** The heading of exactly that name. */
export const heading = (within: Page | Locator, name: string): Locator =>
  within.getByRole('heading', { name, exact: true })
