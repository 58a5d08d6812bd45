export interface ReaderQuery {
  readonly id: number
  readonly text: string
  readonly params: readonly unknown[]
}

export type ReaderRows =
  | { readonly id: number; readonly rows: object[] }
  | { readonly id: number; readonly error: string }
