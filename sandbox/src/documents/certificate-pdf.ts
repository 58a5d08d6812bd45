import { formatDate } from '@sarv/shared/calendar/format-date'
import { formatDigits } from '@sarv/shared/text/digits'
import { createElement } from 'react'
import { loadPdfRenderer, pageNumber, persianNumber, persianText, renderPdf, textColor } from './pdf-renderer'

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

function listFacts(certificate: CertificateFacts): [string, string][] {
  const { number, holder, national_code, fund_name, ds_code, units, blocked_units, date } = certificate
  return [
    ['شماره گواهی', formatDigits(number, 'fa')],
    ['دارنده', holder],
    ...(national_code === null ? [] : [['کد ملی', formatDigits(national_code, 'fa')] satisfies [string, string]]),
    ['صندوق', `${fund_name}، کد ${formatDigits(ds_code, 'fa')}`],
    ['واحدها', persianNumber(units)],
    ...(blocked_units === 0 ? [] : [['از آن در حال فروش', persianNumber(blocked_units)] satisfies [string, string]]),
    ['تاریخ گواهی', formatDate(date, 'fa')],
  ]
}

/** A certificate as a PDF of one page. `today` is the day on which it is asked for. (INV-062) */
export async function renderCertificatePdf(certificate: CertificateFacts, today: string): Promise<Buffer> {
  const press = await loadPdfRenderer()
  const { Page, StyleSheet, Text, View } = press
  const styles = StyleSheet.create({
    page: { padding: 40, fontFamily: 'Vazirmatn', fontSize: 13, lineHeight: 1.8, color: textColor },
    frame: { flexGrow: 1, border: `1.5 solid ${textColor}`, borderRadius: 8, padding: 36 },
    house: { ...persianText, textAlign: 'center', fontSize: 12 },
    title: { ...persianText, textAlign: 'center', fontSize: 22, fontWeight: 700, marginBottom: 28 },
    fact: { flexDirection: 'row-reverse', paddingVertical: 7, borderBottom: '0.5 solid #d5ddd8' },
    name: { ...persianText, width: '35%' },
    value: { ...persianText, width: '65%', fontWeight: 700 },
    text: { ...persianText, marginTop: 28 },
    foot: { ...persianText, position: 'absolute', bottom: 52, left: 56, right: 56, fontSize: 10, textAlign: 'center' },
  })
  const sheet = createElement(
    Page,
    { size: 'A4', style: styles.page },
    createElement(
      View,
      { style: styles.frame },
      createElement(Text, { style: styles.house }, 'سرو'),
      createElement(Text, { style: styles.title }, 'گواهی سپردهٔ سرمایه‌گذاری'),
      ...listFacts(certificate).map(([name, value]) =>
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
        `در تاریخ ${formatDate(today, 'fa')} واحدهای بالا به نام دارنده در دفتر صندوق ثبت است. هر خرید یا فروش تازه گواهی تازه‌ای می‌سازد و این گواهی را بی‌اعتبار می‌کند.`,
      ),
    ),
    createElement(Text, { style: styles.foot }, pageNumber(1, 1)),
  )
  return renderPdf(press, 'گواهی سپردهٔ سرمایه‌گذاری', [sheet])
}
