// A payment provider to try: node test/support/fake-stripe-server.ts [port] [address of Waymark]
import { FakeStripe, STRIPE_ENV } from './fake-stripe.ts'

const port = Number(process.argv[2] ?? 4242)
const waymark = process.argv[3] ?? `http://localhost:${process.env.PORT ?? 3000}`
const fake = await FakeStripe.start(() => Date.now(), port)
fake.deliverTo(`${waymark}/api/billing/webhook`)
const lines = Object.entries({ ...STRIPE_ENV, STRIPE_API_BASE: fake.address }).map(
  ([name, value]) => `${name}=${value}`,
)
process.stdout.write(
  `Start Waymark at ${waymark} with these, and pay nothing:\n\n${lines.join('\n')}\n\n` +
    `Other addresses: npm run payments:fake -- ${port + 1} http://localhost:8080\n`,
)
