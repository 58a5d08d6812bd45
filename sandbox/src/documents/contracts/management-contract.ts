import { type DocumentText, sampleNotice } from '../document-text'
import type { LocalContractTexts } from './contract-facts'

/** The contract by which Sarv manages a person's portfolio. */
export function managementContract(w: LocalContractTexts): DocumentText {
  return {
    title: { fa: `قرارداد سبدگردانی اختصاصی ${w.fa.plan}`, en: `Portfolio management contract: ${w.en.plan}` },
    pages: [
      [
        {
          heading: { fa: 'مشخصات قرارداد', en: 'The contract' },
          paragraphs: [
            { fa: `شماره: ${w.fa.number}، تاریخ: ${w.fa.date}`, en: `Number: ${w.en.number}, date: ${w.en.date}` },
            {
              fa: `سرمایه‌گذار: ${w.fa.investor} با کد ملی ${w.fa.nationalCode}، که از این پس سرمایه‌گذار نامیده می‌شود.`,
              en: `Investor: ${w.en.investor}, national code ${w.en.nationalCode}, from here on called the investor.`,
            },
            {
              fa: 'سبدگردان: شرکت سبدگردان سرو، که از این پس سبدگردان نامیده می‌شود.',
              en: 'Manager: the portfolio management company Sarv, from here on called the manager.',
            },
          ],
        },
        {
          heading: { fa: 'ماده ۱: موضوع قرارداد', en: 'Article 1: subject of the contract' },
          paragraphs: [
            {
              fa: `سبدگردان دارایی سرمایه‌گذار را در ${w.fa.plan}، بر پایهٔ نتیجهٔ آزمون ریسک او و در چارچوب ترکیب اعلام‌شدهٔ همان سبد، مدیریت می‌کند.`,
              en: `The manager runs the investor’s assets in ${w.en.plan}, by the result of their risk survey and within the announced composition of that portfolio.`,
            },
            {
              fa: 'خرید، فروش و جابه‌جایی دارایی‌های سبد در بازار سرمایه به تشخیص سبدگردان و به نام سرمایه‌گذار انجام می‌شود.',
              en: 'Buying, selling and moving assets in the capital market is up to the manager and is done in the investor’s name.',
            },
          ],
        },
        {
          heading: { fa: 'ماده ۲: آوردهٔ سرمایه‌گذار', en: 'Article 2: the investor’s contribution' },
          paragraphs: [
            { fa: `مبلغ آورده ${w.fa.amount} است.`, en: `The contribution is ${w.en.amount}.` },
            { fa: w.fa.payment, en: w.en.payment },
          ],
        },
      ],
      [
        {
          heading: { fa: 'ماده ۳: مدت قرارداد', en: 'Article 3: term' },
          paragraphs: [
            {
              fa: `قرارداد از روز ساخت سبد آغاز می‌شود و تا زمانی که یکی از دو طرف آن را پایان ندهد برقرار است. افق پیشنهادی این سبد ${w.fa.months} ماه است.`,
              en: `The contract begins on the day the portfolio is created and holds until one of the parties ends it. The advised horizon of this portfolio is ${w.en.months} months.`,
            },
          ],
        },
        {
          heading: { fa: 'ماده ۴: کارمزد مدیریت', en: 'Article 4: management fee' },
          paragraphs: [
            {
              fa: `کارمزد ثابت مدیریت سالانه ${w.fa.fee} ارزش روز سبد است، روزانه محاسبه و هر سه ماه یک بار از سبد برداشت می‌شود.`,
              en: `The fixed management fee is ${w.en.fee} a year of the portfolio’s value, counted daily and taken from the portfolio every three months.`,
            },
            {
              fa: 'پاداش عملکرد تنها از بازدهی گرفته می‌شود که بیش از شاخص مبنای سبد باشد و پیش از برداشت به آگاهی سرمایه‌گذار می‌رسد.',
              en: 'A performance fee is taken only from returns above the benchmark of the portfolio, and the investor is told before it is taken.',
            },
          ],
        },
        {
          heading: { fa: 'ماده ۵: وظایف سبدگردان', en: 'Article 5: duties of the manager' },
          paragraphs: [
            {
              fa: 'سبدگردان دارایی هر سرمایه‌گذار را جدا از دارایی خود و دیگران نگه می‌دارد و حق برداشت از آن را برای خود یا دیگری ندارد.',
              en: 'The manager keeps the assets of each investor apart from its own and from those of others, and may not withdraw them for itself or for anybody else.',
            },
            {
              fa: 'ترکیب و ارزش سبد هر روز و گزارش عملکرد هر ماه در برنامه در دسترس سرمایه‌گذار است.',
              en: 'The investor finds composition and value every day, and a report on performance every month, in the app.',
            },
          ],
        },
        {
          heading: { fa: 'ماده ۶: وظایف سرمایه‌گذار', en: 'Article 6: duties of the investor' },
          paragraphs: [
            {
              fa: 'سرمایه‌گذار اطلاعات خود را درست اعلام و هر تغییر آن را در برنامه ثبت می‌کند. پرداخت فقط از حساب یا کارت خود او پذیرفته می‌شود.',
              en: 'The investor gives true information and records every change of it in the app. Payment is accepted only from the investor’s own account or card.',
            },
          ],
        },
      ],
      [
        {
          heading: { fa: 'ماده ۷: افزایش و برداشت', en: 'Article 7: adding and withdrawing' },
          paragraphs: [
            {
              fa: 'سرمایه‌گذار هر زمان می‌تواند موجودی سبد را افزایش دهد. مبلغ افزوده با قیمت روز به واحدهای سبد تبدیل می‌شود.',
              en: 'The investor can add money at any time. It becomes units of the portfolio at the price of the day.',
            },
            {
              fa: 'برداشت با درخواست سرمایه‌گذار و ظرف سه روز کاری به حسابی انجام می‌شود که به نام خود اوست.',
              en: 'A withdrawal is made when the investor asks for it, within three working days, to an account in the investor’s own name.',
            },
          ],
        },
        {
          heading: { fa: 'ماده ۸: پایان قرارداد', en: 'Article 8: end of the contract' },
          paragraphs: [
            {
              fa: 'هر یک از دو طرف می‌تواند با اعلام سی‌روزه قرارداد را پایان دهد. دارایی‌ها نقد و پس از کسر کارمزد به سرمایه‌گذار پرداخت می‌شود.',
              en: 'Either party can end the contract with thirty days’ notice. The assets are sold and, less the fee, paid to the investor.',
            },
          ],
        },
        {
          heading: { fa: 'ماده ۹: رسیدگی به اختلاف', en: 'Article 9: disputes' },
          paragraphs: [
            {
              fa: 'اختلاف‌ها نخست با گفت‌وگو و سپس در هیئت داوری بازار سرمایه رسیدگی می‌شود.',
              en: 'Disputes are settled by talking first, and then by the arbitration board of the capital market.',
            },
          ],
        },
        {
          heading: { fa: 'ماده ۱۰: امضای الکترونیکی', en: 'Article 10: electronic signature' },
          paragraphs: [
            {
              fa: `${w.fa.investor} این قرارداد را خوانده است و با کد یک‌بارمصرفی که به شمارهٔ موبایل او فرستاده می‌شود آن را امضا می‌کند. این امضا برابر با امضای دستی است.`,
              en: `${w.en.investor} has read this contract and signs it with a one-time code that is sent to their mobile number. This signature equals one by hand.`,
            },
            sampleNotice,
          ],
        },
      ],
    ],
  }
}
