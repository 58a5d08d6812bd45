import type { Target } from '../bare/bare-page'

/** The link of a tab in the shell's navigation. */
export const tabLink = (label: string): Target => ({
  role: 'link',
  name: label,
  within: { role: 'navigation', name: 'بخش‌های برنامه' },
})
