/** A style sheet is a file of its own: what is imported is its address. */
declare module '*.css' {
  const address: string
  export default address
}

declare module '*.css?url' {
  const address: string
  export default address
}
