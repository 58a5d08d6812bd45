import type { Api } from '../world'

/** The areas of the product API, each registering its calls with `serve`. */
export const areas: readonly ((api: Api) => void)[] = []
