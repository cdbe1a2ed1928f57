import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export type MailServer = {
  url: string
  /** Message-IDs in the order in which the mails were taken. */
  taken: string[]
  /** Whole mails as they came. */
  mails: string[]
  /** Called when a mail has come in whole and before it is acknowledged: the worst moment to lose the sender. */
  onMail: (count: number) => void
  close(): Promise<void>
}

/** As much of SMTP (RFC 5321) as a sender needs, on loopback; keeps what it takes. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const self: MailServer = { url: '', taken: [], mails: [], onMail: () => undefined, close: async () => undefined }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    let text = ''
    let isData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase()
      isData = verb === 'DATA'
      if (verb === 'QUIT') socket.end('221 bye\r\n')
      else say(isData ? '354 go on' : '250 fine')
    }
    socket.on('data', (bytes) => {
      text += bytes.toString('utf8')
      for (;;) {
        const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const part = text.slice(0, end)
        text = text.slice(end + (isData ? 5 : 2))
        if (isData) {
          isData = false
          self.mails.push(part)
          self.taken.push(/^Message-ID: (\S+)/im.exec(part)?.[1] ?? '')
          self.onMail(self.taken.length)
          say('250 taken')
        } else command(part)
      }
    })
    say('220 waymark test')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  self.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  self.close = () => {
    for (const socket of sockets) socket.destroy()
    return new Promise((done) => server.close(() => done()))
  }
  return self
}
