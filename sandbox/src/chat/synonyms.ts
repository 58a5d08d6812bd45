/**
 * Thesaurus: words of people for those of the house's texts. The first of a line stands for all of it; stems or words in
 * both languages.
 */
const groups = `
مبلغ پول وجه
برگشت برمیگردد برگردد گردد بازگشت برمیگرده میگرده مسترد پس‌دادن عودت
کارمزد کمیسیون هزینه جریمه
کمترین حداقل مینیمم
رسید میرسد نرسید رسیده برسد برسه میرسه نرسیده نیومد نیومده نیامد نمیاد رسد تحویل
خرید بخرم میخرم خریدم بخرید خریدن
فروش بفروشم فروختم فروختن بفروشید میفروشم
وارد ورود لاگین
موبایل گوشی همراه تلفن
پیامک اسمس sms
کد رمز
مسدود بلوکه بسته قطع ببندم
گم مفقود دزدیده دزدیدن دزدی سرقت
بازده سود بازدهی عایدی
تضمین ضمانت گارانتی
برداشت بردارم برداشتن برمیدارم
لغو کنسل پشیمان انصراف
پرسشنامه نظرسنجی
افزایش اضافه زیاد شارژ بیشتر
درگاه بانک‌پرداخت
عوض تغییر
فعال فعالسازی فعاله احراز
پشتوانه پشتیبانه
ویژه vip وی‌ای‌پی
رایگان مجانی
فرق تفاوت
شخص فرد دوست همسر پدر مادر برادر خواهر دیگران بقیه
نام اسم
مرحله مراحل
ساخت ساختن بسازم
نشان نشون
زودهنگام زود
پایه اساس مبنا
دوباره مجدد
گرفتن دریافت بگیرم گرفت
پیگیری رهگیری
طول زمان روزه روز
min minimum least smallest lowest
fee cost charge commission price
refund return back
lost stolen missing
block freeze
code otp password
sms text
phone mobile number
buy purchase bought invest
sell sale sold selling
guarantee promised guaranteed
cancel undo
differ difference different versus vs
survey questionnaire
sign signature
arrive deliver delivery reach
log login signin sign-in
activate activation verify verification
money amount
someone somebody friend wife husband brother sister mother father else another person
tracking track trace
vip special
increase add top`

/** Word → what stands for it. */
export const synonyms: ReadonlyMap<string, string> = new Map(
  groups
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ')
      return others.map((word) => [word.replaceAll('\u200c', ''), first.replaceAll('\u200c', '')] as const)
    }),
)
