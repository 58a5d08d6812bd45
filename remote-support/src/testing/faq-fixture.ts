import type { CategoryWithItems, FaqCategories } from '../faq/faq-categories'

/** Fixture category of the FAQ. */
export const cards: CategoryWithItems = {
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

/** Fixture category of the FAQ. */
export const portfolios: CategoryWithItems = {
  id: 3,
  title: 'سبدهای اختصاصی',
  description: 'ساخت سبد',
  icon: 'layers',
  count: 1,
  items: [{ id: 31, question: 'کمترین مبلغ سبد چقدر است؟', answer: 'روی کارت هر سبد نوشته شده است.' }],
}

/** Fixture FAQ of two categories. */
export const categories: FaqCategories = [portfolios, cards]
