import type { BookCategory, FaqBook } from './faq-book'

/** Invented questions for the tests of this folder. */
export const cards: BookCategory = {
  id: 4,
  title: 'کارت بانکی',
  description: 'درخواست و دریافت کارت',
  icon: 'credit-card',
  count: 2,
  items: [
    { id: 41, question: 'کارت چند روزه می‌رسد؟', answer: 'در تهران تا ۳ روز کاری.' },
    { id: 42, question: 'کارتم گم شده است؛ چه کنم؟', answer: 'از تنظیمات کارت، آن را مسدود کنید.' },
  ],
}

export const portfolios: BookCategory = {
  id: 3,
  title: 'سبدهای اختصاصی',
  description: 'ساخت سبد',
  icon: 'layers',
  count: 1,
  items: [{ id: 31, question: 'کمترین مبلغ سبد چقدر است؟', answer: 'روی کارت هر سبد نوشته شده است.' }],
}

export const book: FaqBook = [portfolios, cards]
