/** Every word, in both languages of the platform. */
const texts = {
  fa: {
    title: 'این بخش کار می‌کند',
    text: 'با بسته‌ساز خودش، از مخزن خودش',
    label: 'یادداشت',
    send: 'ثبت یادداشت',
    invalid: 'یادداشت را در حداکثر ۴۰ نویسه وارد کنید.',
    failed: 'یادداشت ثبت نشد. دوباره تلاش کنید.',
    saved: 'یادداشت ثبت شد.',
    home: 'رفتن به خانه',
  },
  en: {
    title: 'This section works',
    text: 'By its own bundler, from its own repository',
    label: 'Note',
    send: 'Save the note',
    invalid: 'Enter a note of at most 40 characters.',
    failed: 'Could not save the note. Try again.',
    saved: 'Note saved.',
    home: 'Go home',
  },
}

export type Words = (typeof texts)['fa']

export const wordsIn = (language: string): Words => (language === 'en' ? texts.en : texts.fa)
