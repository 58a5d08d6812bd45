/** Prize programmes; the days count from the first day of the sandbox. All invented. */
export const prizeRows = [
  {
    key: 'friends-autumn',
    title: 'جشنوارهٔ دوستان',
    description: 'هر دوستی که با کد معرف شما حسابش را فعال کند، ده شانس قرعه‌کشی برایتان می‌آورد.',
    prize: 'پنج شمش یک‌گرمی طلا',
    fromDay: -28,
    toDay: 32,
  },
  {
    key: 'winner12',
    title: 'برندگان هفتهٔ دوازدهم',
    description: 'فهرست برندگان این هفته هنوز اعلام نشده است.',
    prize: 'کارت هدیه',
    fromDay: -7,
    toDay: 0,
  },
  {
    key: 'yalda',
    title: 'قرعه‌کشی شب یلدا',
    description: 'دارندگان واحد صندوق‌ها در شب یلدا، خودبه‌خود در این قرعه‌کشی شرکت می‌کنند.',
    prize: 'ده بستهٔ سرمایه‌گذاری صندوق طلا',
    fromDay: 25,
    toDay: 32,
  },
  {
    key: 'winner10',
    title: 'برندگان هفتهٔ دهم',
    description: 'قرعه‌کشی این هفته انجام و کد هدیهٔ برندگان پیامک شد.',
    prize: 'بیست کد هدیهٔ خرید واحد صندوق',
    fromDay: -21,
    toDay: -14,
  },
  {
    key: 'mehr-school',
    title: 'شروع مهر با سرو',
    description: 'ویژهٔ کسانی که در نیمهٔ اول مهر نخستین خرید صندوق خود را انجام دادند.',
    prize: 'سه رایانهٔ همراه دانش‌آموزی',
    fromDay: -58,
    toDay: -44,
  },
]
