/** Value of a fact; nothing else leaves the browser. */
export type FactValue = boolean | string
export type Facts = Readonly<Record<string, FactValue>>
