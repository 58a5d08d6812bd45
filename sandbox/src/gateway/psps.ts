/** The payment companies (PSPs) that the sandbox plays. The key is the first part of their pages' address. */
export const psps = [
  { key: 'negin', name: 'نگین پرداخت', icon: 'credit-card', description: 'کارت‌های همهٔ بانک‌ها' },
  { key: 'rahgozar', name: 'رهگذر الکترونیک', icon: 'landmark', description: 'کارت‌های همهٔ بانک‌ها' },
] as const

export type Psp = (typeof psps)[number]
