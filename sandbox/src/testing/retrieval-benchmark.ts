/** Questions in people's own words, and the passage that answers each: type and link of its citation. */
export const answeredQuestions: readonly (readonly [question: string, citation: string])[] = [
  ['چجوری لاگین کنم؟', 'FAQ_QUESTION 101'],
  ['کد ورود برام نیومد', 'FAQ_QUESTION 102'],
  ['پیامك كد نمی‌رسد', 'FAQ_QUESTION 102'],
  ['میشه سیم کارت به اسم برادرم باشه؟', 'FAQ_QUESTION 103'],
  ['مراحل فعالسازی حسابم چیه', 'FAQ_QUESTION 104'],
  ['شماره موبایلم رو عوض کردم چیکار کنم', 'FAQ_QUESTION 105'],
  ['حداقل پول برای خرید صندوق چنده', 'FAQ_QUESTION 201'],
  ['خریدم کی به واحدهای حسابم اضافه میشه؟', 'FAQ_QUESTION 202'],
  ['جریمه خروج زود هنگام چقدره؟', 'FAQ_QUESTION 203'],
  ['اگه خریدم رو کنسل کنم پولم کی برمیگرده', 'FAQ_QUESTION 204'],
  ['سود صندوق‌ها تضمین شده‌ست؟', 'FAQ_QUESTION 205'],
  ['چرا مبلغ واحدها کمتر از پولی است که پرداختم؟', 'FAQ_QUESTION 206'],
  ['تفاوت سبد با صندوق چیست', 'FAQ_QUESTION 301'],
  ['برای ساختن سبد اختصاصی کمِ کم چقدر پول لازمه؟ حداقلش', 'FAQ_QUESTION 302'],
  ['پرداخت دو مرحله ای چیه', 'FAQ_QUESTION 303'],
  ['پرسشنامه ریسک رو برای چی باید پر کنم', 'FAQ_QUESTION 304'],
  ['قرارداد سبد رو کجا امضا می‌کنند؟', 'FAQ_QUESTION 305'],
  ['می‌خوام موجودی سبدم رو زیاد کنم', 'FAQ_QUESTION 306'],
  ['واسه گرفتن کارت بانکی چیا لازم دارم', 'FAQ_QUESTION 401'],
  ['کارت چند روز طول میکشه تا برسه', 'FAQ_QUESTION 402'],
  ['صدور مجدد کارت هزینه‌ش چقدره', 'FAQ_QUESTION 403'],
  ['پشتوانه دارایی یعنی چی', 'FAQ_QUESTION 404'],
  ['کارتم رو گم کردم', 'FAQ_QUESTION 405'],
  ['کارتمو دزدیدن چیکار کنم', 'FAQ_QUESTION 405'],
  ['پول از حسابم کم شده اما رسید نگرفتم', 'FAQ_QUESTION 501'],
  ['با کارت همسرم میتونم پرداخت کنم؟', 'FAQ_QUESTION 502'],
  ['شمارهٔ پیگیری رو از کجا پیدا کنم', 'FAQ_QUESTION 503'],
  ['دوبار دکمه پرداخت رو زدم', 'FAQ_QUESTION 504'],
  ['پیشنهاد سرمایه گذاری رو بر چه اساسی میدید', 'FAQ_QUESTION 601'],
  ['فرق پیشنهاد ویژه با رایگان', 'FAQ_QUESTION 602'],
  ['می‌تونم بعدا مبلغ پیشنهاد رو تغییر بدم', 'FAQ_QUESTION 603'],
  ['سفارش‌های پیشنهادم رو کجا ببینم', 'FAQ_QUESTION 604'],
  ['اگر رمز کارت را سه بار اشتباه بزنم چه می‌شود؟', 'REGULATION 3'],
  ['قرارداد سبد را چطور فسخ کنم؟', 'REGULATION 4'],
  ['اطلاعات من را به دیگران می‌دهید؟ حریم خصوصی', 'REGULATION 1'],
  ['My card is lost, what now?', 'FAQ_QUESTION 405'],
  ['How long does the card take to be delivered?', 'FAQ_QUESTION 402'],
  ['Are the returns guaranteed?', 'FAQ_QUESTION 205'],
  ['can I pay with my wife’s card', 'FAQ_QUESTION 502'],
  ['Is there a fee when I withdraw early?', 'FAQ_QUESTION 203'],
]

/** What the assistant's page suggests, by its keys in `chat.suggested` of support, and the passage that answers each. */
export const suggestedQuestions = {
  sale: 'FAQ_QUESTION 207',
  portfolio: 'FAQ_QUESTION 301',
  card: 'FAQ_QUESTION 405',
}

/** Questions with a slip of the finger or of the ear in nearly each, and the passage that answers each. */
export const misspeltQuestions: readonly (readonly [question: string, citation: string])[] = [
  ['کد ورد به دستم نرصید', 'FAQ_QUESTION 102'],
  ['سیمکرت باید به نام خودم باشه؟', 'FAQ_QUESTION 103'],
  ['مراهل فعال صازی حساب', 'FAQ_QUESTION 104'],
  ['شماره مبایلم عوظ شده', 'FAQ_QUESTION 105'],
  ['کمترین مبلق خرید چقدره', 'FAQ_QUESTION 201'],
  ['کارمضد خروج زودهنگام', 'FAQ_QUESTION 203'],
  ['خریدم رو لفو کنم پولم کی بر میگرده', 'FAQ_QUESTION 204'],
  ['بازدحی تظمین شده است؟', 'FAQ_QUESTION 205'],
  ['سبد اختساصی با سندوق چه فرقی داره', 'FAQ_QUESTION 301'],
  ['پرداخط دو مرحلهای یعنی چی', 'FAQ_QUESTION 303'],
  ['چرا باید پرسشنامه ریصک پر کنم', 'FAQ_QUESTION 304'],
  ['غرارداد سبد رو چجوری امظا کنم', 'FAQ_QUESTION 305'],
  ['افزایش موجدی سبد', 'FAQ_QUESTION 306'],
  ['هزینه سدور دوباره کارت', 'FAQ_QUESTION 403'],
  ['پشتونه دارایی چیه', 'FAQ_QUESTION 404'],
  ['کراتم گم شده', 'FAQ_QUESTION 405'],
  ['شماره پیگری رو کجا ببینم', 'FAQ_QUESTION 503'],
  ['فرق پیشنهاد ویزه و رایگان', 'FAQ_QUESTION 602'],
  ['my crad is lost', 'FAQ_QUESTION 405'],
  ['what is the early withdrawl fee', 'FAQ_QUESTION 203'],
]

/** Questions whose answer the house does not know. */
export const unknownQuestions: readonly string[] = [
  'هوای فردای اصفهان چطور است؟',
  'قیمت دلار امروز چند است؟',
  'بهترین رستوران شیراز کجاست؟',
  'قیمت بیت‌کوین چقدر است؟',
  'نتیجهٔ بازی دیشب چه شد؟',
  'دستور پخت قورمه‌سبزی را بگو',
  'مدارک لازم برای گرفتن وام مسکن چیست؟',
  'چطور گذرنامه‌ام را تمدید کنم؟',
  'Who won the world cup in 1998?',
  'Can you write a poem about the sea?',
]

/** Questions that the house does not know either, whose words are nearly those of the book. */
export const nearlyKnownQuestions: readonly string[] = [
  'وام مسکن چه شرایطی دارد؟',
  'تعمیر موتور خودرو',
  'کارتون خوب برای بچه‌ها',
  'سفر به سوئد',
  'بلیت قطار مشهد',
  'رنگ دیوار',
]
