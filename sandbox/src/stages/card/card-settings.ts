import { firstRow } from '../../db/first-row'
import type { Sql } from '../../db/sql'
import type { LocalText } from '../../local-text/local-text'

/** Settings of the card requests. */
export interface CardSettings {
  /** Rial that has to lie in the card's fund. */
  readonly min_amount: number
  /** Sentences to be read aloud, with `{name}` for the person's. */
  readonly video_texts: readonly LocalText[]
}

export async function readCardSettings(sql: Sql): Promise<CardSettings> {
  const { value } = firstRow(
    await sql.query<{ value: CardSettings }>("select value from setting where key = 'card-request'"),
  )
  return value
}
