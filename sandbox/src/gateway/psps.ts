const allCards = { fa: 'کارت‌های همهٔ بانک‌ها', en: "All banks' cards" }

/** The payment companies (PSPs) that the sandbox plays. The key is the first part of their pages' address. */
export const psps = [
  { key: 'negin', name: { fa: 'نگین پرداخت', en: 'Negin Pay' }, icon: 'credit-card', description: allCards },
  {
    key: 'rahgozar',
    name: { fa: 'رهگذر الکترونیک', en: 'Rahgozar Electronic' },
    icon: 'landmark',
    description: allCards,
  },
] as const

export type Psp = (typeof psps)[number]
