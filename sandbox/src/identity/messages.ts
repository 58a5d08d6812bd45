import type { Language } from '@sarv/shared/internal/i18n/language'
import { formatDigits } from '@sarv/shared/text/digits'

const fa = {
  backToSarv: 'بازگشت به سرو',
  again: 'تلاش دوباره',
  mobile: 'شمارهٔ موبایل',
  nationalCode: 'کد ملی',
  password: 'رمز عبور',
  signIn: {
    title: 'ورود به سرو',
    lead: 'شمارهٔ موبایل خود را بنویسید تا کد ورود را پیامک کنیم.',
    action: 'دریافت کد',
    toSignUp: 'حساب ندارید؟ ثبت‌نام',
    forget: 'این شماره را از این دستگاه پاک کن',
  },
  code: {
    title: 'کد تأیید را وارد کنید',
    sentTo: ['کد ۶ رقمی به ', ' پیامک شد.'],
    label: 'کد ۶ رقمی',
    action: 'ادامه',
    resend: 'ارسال دوبارهٔ کد',
    countdown: 'ارسال دوباره تا ',
    change: 'تغییر شماره',
  },
  register: {
    title: 'ثبت‌نام در سرو',
    lead: 'کد ملی و شماره‌ای را بنویسید که به نام خودتان است. ثبت احوال کد تأیید را به همین شماره می‌فرستد.',
    action: 'دریافت کد ثبت احوال',
    toSignIn: 'حساب دارید؟ ورود',
    newcomer: 'با این شماره هنوز حسابی ندارید. با چند گام کوتاه ثبت‌نام کنید.',
  },
  registryCode: {
    title: 'کد ثبت احوال',
    sentTo: ['کد ۶ رقمی ثبت احوال به ', ' پیامک شد.'],
  },
  newPassword: {
    title: 'انتخاب رمز عبور',
    lead: 'گام آخر: برای حساب خود رمز عبور بگذارید.',
    help: '۸ تا ۱۵ حرف یا رقم، با دست‌کم یک حرف بزرگ انگلیسی و یک رقم',
    action: 'ساخت حساب',
  },
  passkey: {
    action: 'ورود با گذرکلید',
    or: 'یا با کد پیامکی',
    title: 'دفعهٔ بعد بی‌کد وارد شوید',
    lead: 'با گذرکلید، اثر انگشت، چهره یا قفل همین دستگاه جای کد پیامکی را می‌گیرد. چیزی از آن‌ها به سرو فرستاده نمی‌شود.',
    make: 'ساخت گذرکلید',
    later: 'حالا نه',
    cancelled: 'گذرکلید به کار نرفت. دوباره تلاش کنید یا با کد پیامکی وارد شوید.',
    notMade: 'گذرکلید ساخته نشد. دوباره تلاش کنید یا بدون آن ادامه دهید.',
  },
  end: { title: 'خروج از حساب', lead: 'از حساب خود در سرو خارج می‌شوید؟', action: 'خروج از حساب' },
  goodbye: { title: 'از حساب خود خارج شدید' },
  failure: {
    title: 'ورود انجام نشد',
    lead: 'درخواست ورود کامل نبود یا زمان آن گذشته است. به سرو برگردید و دوباره وارد شوید.',
    code: 'کد خطا',
  },
  stale: {
    title: 'این صفحه دیگر معتبر نیست',
    lead: 'ورود شما به پایان رسیده یا زمان آن گذشته است. به سرو برگردید و دوباره وارد شوید.',
  },
  tooMany: {
    title: 'کمی صبر کنید',
    lead: 'از این نشانی درخواست‌های زیادی رسید. یک دقیقهٔ دیگر دوباره تلاش کنید.',
  },
  unavailable: {
    title: 'ورود برای چند لحظه در دسترس نیست',
    lead: 'آنچه نوشتید انجام نشد. کمی بعد دوباره تلاش کنید.',
  },
  smsUnavailable: {
    title: 'پیامک فرستاده نشد',
    lead: 'سامانهٔ پیامک پاسخ نمی‌دهد. کمی بعد دوباره تلاش کنید.',
  },
  errors: {
    mobile: 'شمارهٔ موبایل نامعتبر است. مانند ۰۹۱۲۰۰۰۰۰۰۰ بنویسید.',
    nationalCode: 'کد ملی باید ده رقم عددی باشد.',
    password: 'رمز عبور باید ۸ تا ۱۵ حرف یا رقم باشد و دست‌کم یک حرف بزرگ انگلیسی و یک رقم داشته باشد.',
    codeShape: 'کد باید ۶ رقم باشد.',
    wrong: (left: number) => `کد نادرست است. ${formatDigits(String(left), 'fa')} تلاش دیگر دارید.`,
    dead: 'پنج بار کد نادرست وارد شد و این کد باطل شد. کد جدید بگیرید.',
    expired: 'زمان این کد تمام شده است. کد جدید بگیرید.',
    used: 'این کد پیش‌تر استفاده شده است. کد جدید بگیرید.',
    none: 'هنوز کدی فرستاده نشده است. کد جدید بگیرید.',
    passkey: 'این گذرکلید پذیرفته نشد. با کد پیامکی وارد شوید.',
    hasAccount: 'با این شماره حساب دارید. از صفحهٔ ورود وارد شوید.',
    nationalCodeTaken: 'با این کد ملی پیش‌تر حسابی ساخته شده است. با شمارهٔ همان حساب وارد شوید.',
  },
  sms: {
    signIn: (code: string) => `سرو\nکد ورود: ${code}\nاین کد را به هیچ‌کس ندهید.`,
    registry: (code: string) => `سامانهٔ ثبت احوال\nکد تأیید هویت برای سرو: ${code}`,
  },
}

const en: typeof fa = {
  backToSarv: 'Back to Sarv',
  again: 'Try again',
  mobile: 'Mobile number',
  nationalCode: 'National code',
  password: 'Password',
  signIn: {
    title: 'Sign in to Sarv',
    lead: 'Enter your mobile number and we will text you a code.',
    action: 'Get the code',
    toSignUp: 'No account? Sign up',
    forget: 'Forget this number on this device',
  },
  code: {
    title: 'Enter the code',
    sentTo: ['A 6-digit code was sent to ', '.'],
    label: '6-digit code',
    action: 'Continue',
    resend: 'Send the code again',
    countdown: 'Send again in ',
    change: 'Change number',
  },
  register: {
    title: 'Sign up for Sarv',
    lead: 'Enter your national code and a number registered in your own name. The identity registry will text a code to it.',
    action: 'Get the registry code',
    toSignIn: 'Have an account? Sign in',
    newcomer: 'There is no account for this number yet. Signing up takes a few short steps.',
  },
  registryCode: {
    title: 'Identity registry code',
    sentTo: ['The registry sent a 6-digit code to ', '.'],
  },
  newPassword: {
    title: 'Choose a password',
    lead: 'Last step: set a password for your account.',
    help: '8 to 15 characters with at least one capital letter and one digit',
    action: 'Create account',
  },
  passkey: {
    action: 'Sign in with a passkey',
    or: 'or with a code by text message',
    title: 'Next time without a code',
    lead: 'With a passkey, your fingerprint, face or screen lock of this device takes the place of the code. Nothing of them is sent to Sarv.',
    make: 'Make a passkey',
    later: 'Not now',
    cancelled: 'The passkey was not used. Try again, or sign in with a code.',
    notMade: 'The passkey was not made. Try again, or go on without it.',
  },
  end: { title: 'Sign out', lead: 'Do you want to sign out of Sarv?', action: 'Sign out' },
  goodbye: { title: 'You are signed out' },
  failure: {
    title: 'Sign-in did not work',
    lead: 'The request was incomplete or took too long. Please start again from Sarv.',
    code: 'Error code',
  },
  stale: {
    title: 'This page is no longer valid',
    lead: 'Your sign-in is finished or took too long. Please start again from Sarv.',
  },
  tooMany: {
    title: 'One moment, please',
    lead: 'Too many requests came from this address. Please try again in a minute.',
  },
  unavailable: {
    title: 'Sign-in is not available for a moment',
    lead: 'What you entered was not taken. Please try again shortly.',
  },
  smsUnavailable: {
    title: 'The text message was not sent',
    lead: 'The SMS service does not respond. Please try again shortly.',
  },
  errors: {
    mobile: 'This mobile number is not valid. Write it like 09120000000.',
    nationalCode: 'The national code must have ten digits.',
    password: 'The password must have 8 to 15 characters with at least one capital letter and one digit.',
    codeShape: 'The code must have 6 digits.',
    wrong: (left) => `The code is wrong. You have ${left} more ${left === 1 ? 'try' : 'tries'}.`,
    dead: 'The code was wrong five times and is now void. Get a new one.',
    expired: 'This code has expired. Get a new one.',
    used: 'This code was already used. Get a new one.',
    none: 'No code has been sent yet. Get a new one.',
    passkey: 'This passkey was not accepted. Sign in with a code.',
    hasAccount: 'There is already an account for this number. Use the sign-in page.',
    nationalCodeTaken: 'There is already an account for this national code. Sign in with the number of that account.',
  },
  sms: {
    signIn: (code) => `Sarv\nYour sign-in code: ${code}\nGive this code to nobody.`,
    registry: (code) => `Identity registry\nConfirmation code for Sarv: ${code}`,
  },
}

/** Translations of the provider's pages and text messages. */
export const messagesByLanguage: Readonly<Record<Language, typeof fa>> = { fa, en }
export type Messages = typeof fa
