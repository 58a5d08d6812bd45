/** Beginnings of the words that questions about one's own money are made of; the likeliest first. */
export const lexicon: readonly string[] =
  `موجودی مانده مونده دارایی ارزش میارزه سرمایه پول صندوق سفارش تسویه کارمزد جریمه حداقل کمترین قیمت بازده ریسک سود زیان ضرر
  فروش بفروش خرید بخر نقد واحد قابل لغو کنسل کارت حساب شارژ واریز انتقال حواله مسدود بلاک ببند گردش صورتحساب تراکنش شبا سبد
  پرتفوی وضعیت فعال فعلا بازه بانکی مجموع چقدر چند زمان میخوا نمیخوا
  balance units unit worth order status card account portfolio fund minimum risk return price fee sell block cancel transactions statement transfer money`
    .split(/\s+/)
    .filter(Boolean)

/** Words of names of funds that people also mean otherwise: alone they name no fund. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  'برداشت سهم پشتوانه راه شاخص سکه هم پیش روان باران دستان ستون ریشه پرواز افق عهد گنج چشمه سفره ترازوی یاریگران البرز'.split(
    ' ',
  ),
)
