/** Prize programmes; the days count from the first day of the sandbox. All invented. */
export const prizeRows = [
  {
    key: 'friends-autumn',
    title: { fa: 'جشنوارهٔ دوستان', en: 'Festival of friends' },
    description: {
      fa: 'هر دوستی که با کد معرف شما حسابش را فعال کند، ده شانس قرعه‌کشی برایتان می‌آورد.',
      en: 'Each friend who activates an account with your referral code brings you ten chances in the draw.',
    },
    prize: { fa: 'پنج شمش یک‌گرمی طلا', en: 'Five one-gram gold bars' },
    fromDay: -28,
    toDay: 32,
  },
  {
    key: 'winner12',
    title: { fa: 'برندگان هفتهٔ دوازدهم', en: 'Winners of week twelve' },
    description: {
      fa: 'فهرست برندگان این هفته هنوز اعلام نشده است.',
      en: 'The winners of this week have not been announced yet.',
    },
    prize: { fa: 'کارت هدیه', en: 'Gift card' },
    fromDay: -7,
    toDay: 0,
  },
  {
    key: 'yalda',
    title: { fa: 'قرعه‌کشی شب یلدا', en: 'Yalda night draw' },
    description: {
      fa: 'دارندگان واحد صندوق‌ها در شب یلدا، خودبه‌خود در این قرعه‌کشی شرکت می‌کنند.',
      en: 'Whoever holds fund units on Yalda night takes part in this draw.',
    },
    prize: { fa: 'ده بستهٔ سرمایه‌گذاری صندوق طلا', en: 'Ten gold fund packages' },
    fromDay: 25,
    toDay: 32,
  },
  {
    key: 'winner10',
    title: { fa: 'برندگان هفتهٔ دهم', en: 'Winners of week ten' },
    description: {
      fa: 'قرعه‌کشی این هفته انجام و کد هدیه به برندگان داده شد.',
      en: 'The draw of this week is done, and the winners have their gift codes.',
    },
    prize: { fa: 'بیست کد هدیهٔ خرید واحد صندوق', en: 'Twenty gift codes for fund units' },
    fromDay: -21,
    toDay: -14,
  },
  {
    key: 'mehr-school',
    title: { fa: 'شروع مهر با سرو', en: 'Back to school with Sarv' },
    description: {
      fa: 'ویژهٔ کسانی که در نیمهٔ اول مهر نخستین خرید صندوق خود را انجام دادند.',
      en: 'For everyone who first bought a fund in the first half of the month of Mehr.',
    },
    prize: { fa: 'سه رایانهٔ همراه دانش‌آموزی', en: 'Three laptops for school' },
    fromDay: -58,
    toDay: -44,
  },
]
