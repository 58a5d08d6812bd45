import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { createCongestionWindow, segment } from './congestion-window'
import { createDelayLine } from './delay-line'
import { createLink, type Link } from './link'

/** What the network between a phone and its servers is like. */
export interface NetworkConditions {
  /** Milliseconds there and back. */
  readonly roundTrip: number
  /** Bytes in a millisecond, of all connections together. */
  readonly down: number
  readonly up: number
}

export interface PhoneNetwork {
  /** For Chromium's `--host-resolver-rules`: the servers' ports lead through the network. */
  readonly rules: string
  /** From now on as under these conditions, or as fast as it goes; connections that stand are closed. */
  become(conditions: NetworkConditions | undefined): void
  /** Bytes that have come from a phone or a server so far. */
  traffic(): number
  close(): void
}

type Links = NetworkConditions & { readonly downLink: Link; readonly upLink: Link }

/**
 * Access network in user space: each connection takes a round trip before its first request goes, starts slowly, and
 * shares the rates with all others. Preflights and workers pay as all do, which Chromium's own throttling leaves out.
 */
export async function openPhoneNetwork(ports: readonly number[]): Promise<PhoneNetwork> {
  let links: Links | undefined
  let traffic = 0
  const count = (data: Buffer) => {
    traffic += data.length
  }
  const open = new Set<Socket>()
  const servers = await Promise.all(
    ports.map(async (port): Promise<[number, Server]> => {
      const server = createServer({ noDelay: true }, (phone) => {
        const upstream = connect({ port, host: 'localhost', noDelay: true })
        open.add(phone)
        phone.on('data', count)
        upstream.on('data', count)
        phone.once('close', () => open.delete(phone))
        phone.on('error', () => upstream.destroy())
        phone.on('close', () => upstream.destroy())
        // Its end comes to the phone after all that it has sent.
        upstream.on('error', () => phone.destroy())
        if (links) relaySlowly(phone, upstream, links)
        else phone.pipe(upstream).pipe(phone)
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      return [port, server]
    }),
  )
  return {
    rules: servers
      .map(([port, server]) => `MAP localhost:${port} 127.0.0.1:${(server.address() as AddressInfo).port}`)
      .join(','),
    become(conditions) {
      links = conditions && {
        ...conditions,
        downLink: createLink(conditions.down),
        upLink: createLink(conditions.up),
      }
      for (const socket of open) socket.destroy()
    },
    traffic: () => traffic,
    close() {
      for (const socket of open) socket.destroy()
      for (const [, server] of servers) server.close()
    },
  }
}

function relaySlowly(phone: Socket, upstream: Socket, { roundTrip, downLink, upLink }: Links): void {
  const oneWay = roundTrip / 2
  // The handshake is over a round trip after the connection was begun.
  let upArrived = performance.now() + roundTrip + oneWay
  const goUp = createDelayLine()
  phone.on('data', (data) => {
    upArrived = Math.max(upArrived, upLink.send(data.length, performance.now()) + oneWay)
    goUp(upArrived, () => upstream.write(data))
  })
  phone.on('end', () => goUp(upArrived, () => upstream.end()))

  const goDown = createDelayLine()
  const acknowledge = createDelayLine()
  const window = createCongestionWindow()
  const waiting: Buffer[] = []
  let downArrived = 0
  let isEnded = false
  const pump = () => {
    for (let first = waiting[0]; first && window.free(performance.now()) > 0; first = waiting[0]) {
      const piece = first.subarray(0, segment)
      if (piece.length === first.length) waiting.shift()
      else waiting[0] = first.subarray(segment)
      const now = performance.now()
      window.sent(piece.length, now)
      downArrived = Math.max(downArrived, downLink.send(piece.length, now) + oneWay)
      goDown(downArrived, () => phone.write(piece))
      acknowledge(downArrived + oneWay, () => {
        window.acknowledged(piece.length, performance.now())
        pump()
      })
    }
    if (isEnded && waiting.length === 0) goDown(downArrived, () => phone.end())
  }
  upstream.on('data', (data) => {
    waiting.push(data)
    pump()
  })
  upstream.on('end', () => {
    isEnded = true
    pump()
  })
}
