import { isNationalSerial } from '@sarv/shared/rules/national-serial'
import { invalidField } from '../../errors/domain-error'
import { block, field, info } from '../flow/stage-parts'
import { typedCode } from '../flow/submitted-stage'
import type { LinearStage } from '../linear/linear-flow'

const help = block('help', { fa: 'سریال کارت ملی کجاست؟', en: 'Where is the serial of the national card?' }, 1, [
  info(
    'serial',
    { fa: 'کارت ملی هوشمند', en: 'Smart national card' },
    {
      fa: 'سریال پشت کارت است: یک رقم، یک حرف انگلیسی و هشت رقم، مانند 1G12345678.',
      en: 'The serial is on the back of the card: a digit, a Latin letter and eight digits, such as 1G12345678.',
    },
    'id-card',
  ),
  info(
    'receipt',
    { fa: 'رسید کارت ملی', en: 'Receipt for a national card' },
    {
      fa: 'اگر هنوز کارت ندارید، کد رهگیری ده‌رقمی روی رسید را وارد کنید.',
      en: "If you don't have the card yet, enter the ten-digit tracking code on the receipt.",
    },
    'receipt',
  ),
])

/** Stage: the serial of the national card, or the code of the receipt for one. (BNK-020, VAL-08) */
export const baseInfoStage: LinearStage = {
  key: 'base_info',
  title: { fa: 'اطلاعات پایه', en: 'Basic details' },
  fields: ({ state }) => [
    field(
      'national_serial',
      { fa: 'سریال کارت ملی یا کد رهگیری رسید', en: 'Serial of the national card, or tracking code of the receipt' },
      'TEXT',
      state.values.national_serial ?? null,
    ),
  ],
  blocks: async () => [help],
  async submit({ sql }, { sub }, typed) {
    const national_serial = typedCode(typed.national_serial)
    const [person] = await sql.query<{ national_code: string | null }>(
      'select national_code from person where sub = $1',
      [sub],
    )
    if (!isNationalSerial(national_serial, person?.national_code)) {
      throw invalidField({
        fa: 'سریال کارت ملی یا کد رهگیری رسید را به درستی وارد کنید',
        en: 'Enter a valid serial of your national card or tracking code of the receipt',
      })
    }
    return { values: { national_serial } }
  },
}
