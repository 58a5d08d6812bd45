import type { Language } from '@sarv/platform/client/i18n/language'
import { formatDate } from '@sarv/shared/calendar/format-date'
import { formatDigits } from '@sarv/shared/text/digits'
import { createElement } from 'react'
import { fill } from '../local-text/fill'
import type { LocalText } from '../local-text/local-text'
import {
  houseName,
  loadPdfRenderer,
  pageNumber,
  pdfNumber,
  renderPdf,
  rowDirection,
  textColor,
  textStyle,
} from './pdf-renderer'
import texts from './pdf-texts.json'

/** What a certificate says. */
export interface CertificateFacts {
  readonly number: string
  readonly holder: string
  readonly national_code: string | null
  readonly fund_name: LocalText
  readonly ds_code: string
  readonly units: number
  readonly blocked_units: number
  readonly date: string
}

function listFacts(certificate: CertificateFacts, language: Language): [string, string][] {
  const { number, holder, national_code, fund_name, ds_code, units, blocked_units, date } = certificate
  const label = texts[language].certificate
  const digits = (value: string) => formatDigits(value, language)
  return [
    [label.number, digits(number)],
    [label.holder, holder],
    ...(national_code === null ? [] : [[label.nationalCode, digits(national_code)] satisfies [string, string]]),
    [label.fund, fill(label.fundCode, { name: fund_name[language], code: digits(ds_code) })],
    [label.units, pdfNumber(units, language)],
    ...(blocked_units === 0 ? [] : [[label.blocked, pdfNumber(blocked_units, language)] satisfies [string, string]]),
    [label.date, formatDate(date, language)],
  ]
}

/** A certificate as a PDF of one page in one language. `today` is the day on which it is asked for. (INV-062) */
export async function renderCertificatePdf(
  certificate: CertificateFacts,
  today: string,
  language: Language,
): Promise<Buffer> {
  const { title, text } = texts[language].certificate
  const inLanguage = textStyle(language)
  const press = await loadPdfRenderer()
  const { Page, StyleSheet, Text, View } = press
  const styles = StyleSheet.create({
    page: { padding: 40, fontFamily: 'Vazirmatn', fontSize: 13, lineHeight: 1.8, color: textColor },
    frame: { flexGrow: 1, border: `1.5 solid ${textColor}`, borderRadius: 8, padding: 36 },
    house: { ...inLanguage, textAlign: 'center', fontSize: 12 },
    title: { ...inLanguage, textAlign: 'center', fontSize: 22, fontWeight: 700, marginBottom: 28 },
    fact: { flexDirection: rowDirection(language), paddingVertical: 7, borderBottom: '0.5 solid #d5ddd8' },
    name: { ...inLanguage, width: '35%' },
    value: { ...inLanguage, width: '65%', fontWeight: 700 },
    text: { ...inLanguage, marginTop: 28 },
    foot: { ...inLanguage, position: 'absolute', bottom: 52, left: 56, right: 56, fontSize: 10, textAlign: 'center' },
  })
  const sheet = createElement(
    Page,
    { size: 'A4', style: styles.page },
    createElement(
      View,
      { style: styles.frame },
      createElement(Text, { style: styles.house }, houseName(language)),
      createElement(Text, { style: styles.title }, title),
      ...listFacts(certificate, language).map(([name, value]) =>
        createElement(
          View,
          { key: name, style: styles.fact },
          createElement(Text, { style: styles.name }, name),
          createElement(Text, { style: styles.value }, value),
        ),
      ),
      createElement(Text, { style: styles.text }, fill(text, { today: formatDate(today, language) })),
    ),
    createElement(Text, { style: styles.foot }, pageNumber(1, 1, language)),
  )
  return renderPdf(press, { title, language }, [sheet])
}
