import type { Locator, Page } from '@playwright/test'

/** A part of the app that a remote of its own shows. */
export interface Section {
  readonly remote: string
  /** An address that the remote answers and that the tests of others do not open on the way. */
  readonly path: string
  /** The title that the failure card shows. */
  readonly title: string
  /** Words of the remote's own on that page. */
  readonly words: string
}

/** One for each of the five remotes. */
export const sections: readonly Section[] = [
  { remote: 'invest', path: '/investment', title: 'سرمایه‌گذاری', words: 'راهی را انتخاب کنید' },
  { remote: 'pma', path: '/pma', title: 'سبدها', words: 'سبدهای پیشنهادی' },
  { remote: 'bank', path: '/card', title: 'کارت', words: 'شمارهٔ کارت' },
  {
    remote: 'recommendations',
    path: '/recommendations',
    title: 'پیشنهاد سرمایه‌گذاری',
    words: 'پیشنهادی به اندازهٔ شما',
  },
  { remote: 'support', path: '/faq', title: 'پشتیبانی', words: 'شروع کار و حساب کاربری' },
]

/** The section of a remote. */
export function sectionOf(remote: string): Section {
  const found = sections.find((section) => section.remote === remote)
  if (!found) throw new Error(`No section of ${remote}`)
  return found
}

/** Something that only the running remote shows. */
export function wordsOf(page: Page, { words }: Section): Locator {
  return page.getByRole('main').getByText(words).first()
}

/** The card that stands in the place of a remote that did not open (ERR-36). */
export function cardOf(page: Page, { title }: Pick<Section, 'title'>): Locator {
  return page.getByRole('alert').filter({ hasText: `بخش ${title} باز نشد` })
}
