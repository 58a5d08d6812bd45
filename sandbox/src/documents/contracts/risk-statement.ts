import { type DocumentText, sampleNotice } from '../document-text'
import type { LocalContractTexts } from './contract-facts'

/** The statement of a person that the risk is known and accepted. */
export function riskStatement(w: LocalContractTexts): DocumentText {
  return {
    title: { fa: 'بیانیهٔ پذیرش ریسک سرمایه‌گذاری', en: 'Statement on the risk of investing' },
    pages: [
      [
        {
          heading: { fa: 'گوینده', en: 'Who states this' },
          paragraphs: [
            {
              fa: `اینجانب ${w.fa.investor} با کد ملی ${w.fa.nationalCode} در تاریخ ${w.fa.date} پیش از ساخت ${w.fa.plan} با مبلغ ${w.fa.amount}، موارد زیر را خوانده و پذیرفته‌ام.`,
              en: `I, ${w.en.investor}, national code ${w.en.nationalCode}, have read and accepted the following on ${w.en.date}, before the start of ${w.en.plan} with ${w.en.amount}.`,
            },
          ],
        },
        {
          heading: { fa: '۱. ریسک بازار', en: '1. Market risk' },
          paragraphs: [
            {
              fa: 'ارزش دارایی‌های سبد با قیمت‌های بازار بالا و پایین می‌رود و ممکن است از مبلغی که پرداخته‌ام کمتر شود.',
              en: 'The value of the portfolio goes up and down with market prices and may fall below what I paid.',
            },
            {
              fa: 'بازده گذشته و بازده پیش‌بینی‌شده، بازده آینده را تضمین نمی‌کند.',
              en: 'Past and predicted returns do not guarantee future ones.',
            },
          ],
        },
        {
          heading: { fa: '۲. ریسک نقدشوندگی', en: '2. Liquidity risk' },
          paragraphs: [
            {
              fa: 'در روزهایی که بازار بسته است یا صف فروش دارد، نقد شدن بخشی از سبد می‌تواند بیش از زمان معمول طول بکشد.',
              en: 'On days when the market is closed or has a queue of sellers, it can take longer than usual to turn a part of the portfolio into cash.',
            },
          ],
        },
      ],
      [
        {
          heading: { fa: '۳. ریسک نرخ بهره و تورم', en: '3. Interest and inflation risk' },
          paragraphs: [
            {
              fa: 'تغییر نرخ بهره ارزش اوراق با درآمد ثابت را کم یا زیاد می‌کند و تورم می‌تواند قدرت خرید سود را کاهش دهد.',
              en: 'A change of interest rates lowers or raises the value of fixed-income securities, and inflation can reduce what profit buys.',
            },
          ],
        },
        {
          heading: { fa: '۴. ریسک ناشر و مقررات', en: '4. Issuer and regulatory risk' },
          paragraphs: [
            {
              fa: 'ناشر اوراق ممکن است در پرداخت سود یا اصل آن تأخیر کند. تغییر قوانین، مالیات و دستورهای نهاد ناظر نیز بر بازده اثر دارد.',
              en: 'An issuer may be late with profit or principal. Changes of law, tax and the regulator’s orders affect returns too.',
            },
          ],
        },
        {
          heading: { fa: '۵. ریسک فناوری', en: '5. Technology risk' },
          paragraphs: [
            {
              fa: 'قطع ارتباط، کندی سامانه‌های معاملاتی و حمله‌های سایبری ممکن است انجام سفارش‌ها را به تأخیر بیندازد.',
              en: 'Broken connections, slow trading systems and cyber attacks may delay orders.',
            },
            {
              fa: 'نگهداری از تلفن همراه، رمزها و کدهای یک‌بارمصرف بر عهدهٔ خود من است.',
              en: 'It is up to me to look after my phone, passwords and one-time codes.',
            },
          ],
        },
      ],
      [
        {
          heading: { fa: '۶. تناسب سرمایه‌گذاری', en: '6. Suitability' },
          paragraphs: [
            {
              fa: 'به سؤال‌های آزمون ریسک درست پاسخ داده‌ام و می‌دانم که نتیجهٔ آن پایهٔ مدیریت سبد من است. اگر وضعیت مالی یا هدف من تغییر کند، آزمون را دوباره پاسخ می‌دهم.',
              en: 'I have answered the risk survey truthfully and know that its result is what my portfolio is managed by. If my finances or my goal change, I will answer it again.',
            },
            {
              fa: `می‌دانم که افق پیشنهادی این سبد ${w.fa.months} ماه است و برداشت پیش از آن می‌تواند با زیان همراه باشد.`,
              en: `I know that the advised horizon of this portfolio is ${w.en.months} months and that withdrawing earlier can mean a loss.`,
            },
          ],
        },
        {
          heading: { fa: '۷. جبران زیان', en: '7. Losses' },
          paragraphs: [
            {
              fa: 'سبدگردان زیان ناشی از نوسان بازار را جبران نمی‌کند و تنها پاسخگوی کوتاهی خود در انجام وظیفه است.',
              en: 'The manager does not make up for losses from the market and answers only for neglecting its own duty.',
            },
          ],
        },
        {
          heading: { fa: 'پذیرش', en: 'Acceptance' },
          paragraphs: [
            {
              fa: `با امضای الکترونیکی این بیانیه به شماره ${w.fa.number} تأیید می‌کنم که فرصت خواندن و پرسیدن داشته‌ام و ریسک‌های بالا را می‌پذیرم.`,
              en: `By signing this statement, number ${w.en.number}, electronically I confirm that I had the time to read and to ask, and that I accept the risks above.`,
            },
            sampleNotice,
          ],
        },
      ],
    ],
  }
}
