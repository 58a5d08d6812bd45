/** Rows of one part: some screens of a phone. */
const partSize = 50

/** A part of a list, with the places of its first and last row, counted from 1. */
export interface ListPart<Row> {
  readonly from: number
  readonly to: number
  readonly rows: readonly Row[]
}

/** Partitions a list by fifty rows; a list without rows has no part. @example partition(stocks)[1]?.from // 51 */
export function partition<Row>(rows: readonly Row[]): ListPart<Row>[] {
  return Array.from({ length: Math.ceil(rows.length / partSize) }, (_, part) => {
    const ofPart = rows.slice(part * partSize, (part + 1) * partSize)
    return { from: part * partSize + 1, to: part * partSize + ofPart.length, rows: ofPart }
  })
}
