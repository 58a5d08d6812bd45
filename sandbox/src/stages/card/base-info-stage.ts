import { isNationalSerial } from '@sarv/shared/rules/national-serial'
import { invalid } from '../../errors/domain-error'
import { block, field, info } from '../flow/stage-parts'
import { typedCode } from '../flow/submitted-stage'
import type { LinearStage } from '../linear/linear-flow'

const help = block('help', 'سریال کارت ملی کجاست؟', 1, [
  info(
    'serial',
    'کارت ملی هوشمند',
    'سریال پشت کارت است: یک رقم، یک حرف انگلیسی و هشت رقم، مانند 1G12345678.',
    'id-card',
  ),
  info('receipt', 'رسید کارت ملی', 'اگر هنوز کارت ندارید، کد رهگیری ده‌رقمی روی رسید را وارد کنید.', 'receipt'),
])

/** Stage: the serial of the national card, or the code of the receipt for one. (BNK-020, VAL-08) */
export const baseInfoStage: LinearStage = {
  key: 'base_info',
  title: 'اطلاعات پایه',
  fields: ({ kept }) => [
    field('national_serial', 'سریال کارت ملی یا کد رهگیری رسید', 'TEXT', kept.values.national_serial ?? null),
  ],
  blocks: async () => [help],
  async submit({ sql }, { sub }, typed) {
    const national_serial = typedCode(typed.national_serial)
    const [person] = await sql.query<{ national_code: string | null }>(
      'select national_code from person where sub = $1',
      [sub],
    )
    if (!isNationalSerial(national_serial, person?.national_code)) {
      throw invalid({ detail: [{ msg: 'سریال کارت ملی یا کد رهگیری رسید را به درستی وارد کنید' }] })
    }
    return { values: { national_serial } }
  },
}
