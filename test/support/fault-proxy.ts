import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'

/** What happens to bytes on their way: on, held back, dropped with the connection, or never let in. */
export type Weather = 'fair' | 'hold' | 'cut' | 'refuse'

export type FaultProxy = {
  port: number
  /** `cut` drops what is there and lets new connections in again; `refuse` keeps them out; `hold` says nothing at all. */
  turn(weather: Weather): void
  /** Each byte waits this long. */
  delay(ms: number): void
  /** Drops a connection after so many bytes of answers, each connection for itself. */
  cutAfter(bytes: number | undefined): void
  connections(): number
  close(): Promise<void>
}

/** Stands between a server and what it depends on, as a network does: slow, deaf or gone, when a test says so. */
export async function startFaultProxy(target: NetConnectOpts): Promise<FaultProxy> {
  const pairs = new Set<{ client: Socket; upstream: Socket }>()
  let weather: Weather = 'fair'
  let delayMs = 0
  let limit: number | undefined

  const drop = () => {
    for (const { client, upstream } of pairs) {
      client.resetAndDestroy()
      upstream.destroy()
    }
    pairs.clear()
  }

  const server = createServer({ allowHalfOpen: false }, (client) => {
    if (weather === 'refuse') {
      client.resetAndDestroy()
      return
    }
    const upstream = connect(target)
    const pair = { client, upstream }
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      socket.on('error', end)
      socket.on('close', end)
      if (weather === 'hold') socket.pause()
    }
    let answered = 0
    client.on('data', (bytes) => pass(bytes, upstream))
    upstream.on('data', (bytes) => {
      answered += bytes.length
      if (limit !== undefined && answered > limit) {
        client.resetAndDestroy()
        upstream.destroy()
      } else pass(bytes, client)
    })
  })

  const pass = (bytes: Buffer, to: Socket): void => {
    const write = () => void (to.writable && to.write(bytes))
    if (delayMs > 0) setTimeout(write, delayMs)
    else write()
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    turn: (next) => {
      weather = next === 'cut' ? 'fair' : next
      if (next === 'cut' || next === 'refuse') drop()
      for (const { client, upstream } of pairs)
        for (const socket of [client, upstream])
          if (next === 'hold') socket.pause()
          else socket.resume()
    },
    delay: (ms) => {
      delayMs = ms
    },
    cutAfter: (bytes) => {
      limit = bytes
    },
    connections: () => pairs.size,
    close: () => {
      drop()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
