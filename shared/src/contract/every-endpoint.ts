import type { Endpoint } from '@sarv/platform/client/api/endpoint'
import * as areas from './areas'

/** An endpoint with the names under which the code knows it. */
export interface NamedEndpoint {
  /** The file of the contract. */
  readonly area: string
  /** The exported name, unique in all areas. */
  readonly name: string
  readonly endpoint: Endpoint
}

/** @example fileNameOf('fundWatch') // 'fund-watch' */
const fileNameOf = (area: string) => area.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
}

/**
 * Every call of the product API, by area. It imports the whole contract: for documents and tests, not for a client.
 * @example everyEndpoint().map(({ endpoint }) => endpoint.path)
 */
export function everyEndpoint(): NamedEndpoint[] {
  return Object.entries(areas).flatMap(([area, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      isEndpoint(value) ? [{ area: fileNameOf(area), name, endpoint: value }] : [],
    ),
  )
}
