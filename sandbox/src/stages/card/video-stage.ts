import { videoSeconds } from '@sarv/shared/rules/constants'
import { formatDigits } from '@sarv/shared/text/digits'
import type { Sql } from '../../db/sql'
import { invalidField } from '../../errors/domain-error'
import { seededRandom } from '../../fake-data/seeded-random'
import type { LocalText } from '../../local-text/local-text'
import { block, field, info } from '../flow/stage-parts'
import type { LinearStage } from '../linear/linear-flow'
import type { LinearRecord } from '../linear/linear-record'
import { readCardSettings } from './card-settings'
import { submitVideo } from './stored-video'

const conditions = block('conditions', { fa: 'پیش از ضبط ویدئو', en: 'Before you record the video' }, 1, [
  info('condition', { fa: 'در جایی روشن و ساکت باشید.', en: 'Be somewhere bright and quiet.' }, null, 'sun'),
  info(
    'condition',
    { fa: 'صورت شما بدون عینک، ماسک و کلاه دیده شود.', en: 'Show your face without glasses, mask or hat.' },
    null,
    'scan-face',
  ),
  info(
    'condition',
    { fa: 'متن روی صفحه را بلند و شمرده بخوانید.', en: 'Read the text on the screen aloud and clearly.' },
    null,
    'mic',
  ),
  info(
    'condition',
    {
      fa: `ویدئو حداکثر ${formatDigits(videoSeconds, 'fa')} ثانیه است.`,
      en: `The video is at most ${videoSeconds} seconds long.`,
    },
    null,
    'timer',
  ),
])

/** Stage: a video in which the person reads a sentence aloud. (BNK-024, BNK-025) */
export const videoStage: LinearStage = {
  key: 'video',
  title: { fa: 'ضبط ویدئو', en: 'Record a video' },
  fields: ({ state }) => [
    field('video_text', { fa: 'متن ویدئو', en: 'Text of the video' }, 'TEXT', state.values.video_text ?? null),
  ],
  blocks: async ({ sql }, record) => [
    conditions,
    block('video_text', { fa: 'این متن را بخوانید', en: 'Read this text' }, 2, [
      info('text', null, await textToRead(sql, record)),
    ]),
  ],
  async submit({ sql, clock }, record, { video_text }) {
    const text = await textToRead(sql, record)
    const read = typeof video_text === 'string' ? video_text.trim() : ''
    // Accepts the text in either language: the person may have switched since the page was loaded.
    if (read !== text.fa && read !== text.en)
      throw invalidField({
        fa: 'متن ویدئو با متن این درخواست یکی نیست. صفحه را تازه کنید.',
        en: "The text of the video isn't the one of this request. Refresh the page.",
      })
    await submitVideo(sql, clock, record.uuid)
    return { values: { video_text: read } }
  },
}

/** One of the sentences with the person's name, the same for as long as the flow lives. */
export async function textToRead(sql: Sql, { uuid, sub }: LinearRecord): Promise<LocalText> {
  const { video_texts } = await readCardSettings(sql)
  const [person] = await sql.query<{ name: string }>(
    `select concat_ws(' ', first_name, last_name) as name from person where sub = $1`,
    [sub],
  )
  const text = video_texts[Math.floor(seededRandom(`video of ${uuid}`)() * video_texts.length)]
  const withName = (one: string | undefined) => (one ?? '').replace('{name}', person?.name ?? '')
  return { fa: withName(text?.fa), en: withName(text?.en) }
}
