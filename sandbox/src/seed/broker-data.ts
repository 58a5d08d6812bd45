/** Invented brokers; the first is Sarv's own. */
export const brokerRows = [
  { name: { fa: 'کارگزاری سروستان مهر', en: 'Sarvestan Mehr Brokerage' }, city: { fa: 'تهران', en: 'Tehran' } },
  { name: { fa: 'کارگزاری بام کبود', en: 'Bam-e Kabud Brokerage' }, city: { fa: 'تهران', en: 'Tehran' } },
  { name: { fa: 'کارگزاری رهنورد کویر', en: 'Rahnavard Kavir Brokerage' }, city: { fa: 'یزد', en: 'Yazd' } },
  { name: { fa: 'کارگزاری تاک زرین', en: 'Tak-e Zarrin Brokerage' }, city: { fa: 'ارومیه', en: 'Urmia' } },
  { name: { fa: 'کارگزاری هفت‌چشمه', en: 'Haft-Cheshmeh Brokerage' }, city: { fa: 'تبریز', en: 'Tabriz' } },
  { name: { fa: 'کارگزاری آبگینهٔ شرق', en: 'Abgineh Shargh Brokerage' }, city: { fa: 'مشهد', en: 'Mashhad' } },
  { name: { fa: 'کارگزاری درنای سپید', en: 'Dorna-ye Sepid Brokerage' }, city: { fa: 'ساری', en: 'Sari' } },
  { name: { fa: 'کارگزاری ماه‌نشان پارس', en: 'Mahneshan Pars Brokerage' }, city: { fa: 'شیراز', en: 'Shiraz' } },
  { name: { fa: 'کارگزاری نخل و دریا', en: 'Nakhl o Darya Brokerage' }, city: { fa: 'بوشهر', en: 'Bushehr' } },
  { name: { fa: 'کارگزاری پل نقره', en: 'Pol-e Noghreh Brokerage' }, city: { fa: 'اصفهان', en: 'Isfahan' } },
  { name: { fa: 'کارگزاری ستیغ الوند', en: 'Setigh Alvand Brokerage' }, city: { fa: 'همدان', en: 'Hamadan' } },
  {
    name: { fa: 'کارگزاری گندمزار ماهیدشت', en: 'Gandomzar Mahidasht Brokerage' },
    city: { fa: 'کرمانشاه', en: 'Kermanshah' },
  },
] as const
