import { showDate } from '@sarv/shared/calendar/show-date'
import { showDigits } from '@sarv/shared/i18n/digits'
import { createElement } from 'react'
import { ink, openPress, pageNumber, persian, persianNumber, printed } from './persian-paper'

/** What a certificate says. */
export interface CertificateFacts {
  readonly number: string
  readonly holder: string
  readonly national_code: string | null
  readonly fund_name: string
  readonly ds_code: string
  readonly units: number
  readonly blocked_units: number
  readonly date: string
}

function factsOf(certificate: CertificateFacts): [string, string][] {
  const { number, holder, national_code, fund_name, ds_code, units, blocked_units, date } = certificate
  return [
    ['شماره گواهی', showDigits(number, 'fa')],
    ['دارنده', holder],
    ...(national_code === null ? [] : [['کد ملی', showDigits(national_code, 'fa')] satisfies [string, string]]),
    ['صندوق', `${fund_name}، کد ${showDigits(ds_code, 'fa')}`],
    ['واحدها', persianNumber(units)],
    ...(blocked_units === 0 ? [] : [['از آن در حال فروش', persianNumber(blocked_units)] satisfies [string, string]]),
    ['تاریخ گواهی', showDate(date, 'fa')],
  ]
}

/** A certificate as a PDF of one page. `today` is the day on which it is asked for. (INV-062) */
export async function certificatePaper(certificate: CertificateFacts, today: string): Promise<Buffer> {
  const press = await openPress()
  const { Page, StyleSheet, Text, View } = press
  const styles = StyleSheet.create({
    page: { padding: 40, fontFamily: 'Vazirmatn', fontSize: 13, lineHeight: 1.8, color: ink },
    frame: { flexGrow: 1, border: `1.5 solid ${ink}`, borderRadius: 8, padding: 36 },
    house: { ...persian, textAlign: 'center', fontSize: 12 },
    title: { ...persian, textAlign: 'center', fontSize: 22, fontWeight: 700, marginBottom: 28 },
    fact: { flexDirection: 'row-reverse', paddingVertical: 7, borderBottom: '0.5 solid #d5ddd8' },
    name: { ...persian, width: '35%' },
    value: { ...persian, width: '65%', fontWeight: 700 },
    text: { ...persian, marginTop: 28 },
    foot: { ...persian, position: 'absolute', bottom: 52, left: 56, right: 56, fontSize: 10, textAlign: 'center' },
  })
  const sheet = createElement(
    Page,
    { size: 'A4', style: styles.page },
    createElement(
      View,
      { style: styles.frame },
      createElement(Text, { style: styles.house }, 'سرو'),
      createElement(Text, { style: styles.title }, 'گواهی سپردهٔ سرمایه‌گذاری'),
      ...factsOf(certificate).map(([name, value]) =>
        createElement(
          View,
          { key: name, style: styles.fact },
          createElement(Text, { style: styles.name }, name),
          createElement(Text, { style: styles.value }, value),
        ),
      ),
      createElement(
        Text,
        { style: styles.text },
        `در تاریخ ${showDate(today, 'fa')} واحدهای بالا به نام دارنده در دفتر صندوق ثبت است. هر خرید یا فروش تازه گواهی تازه‌ای می‌سازد و این گواهی را بی‌اعتبار می‌کند.`,
      ),
    ),
    createElement(Text, { style: styles.foot }, pageNumber(1, 1)),
  )
  return printed(press, 'گواهی سپردهٔ سرمایه‌گذاری', [sheet])
}
