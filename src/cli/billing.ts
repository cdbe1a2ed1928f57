import { OFFERED } from '#core/account/entitlement.ts'
import { systemClock } from '#core/time.ts'
import { openPayments } from '#server/adapters/payments/open-payments.ts'
import { createBackground } from '#server/background.ts'
import { priceOf } from '#server/billing/own-billing.ts'
import { reconcileBilling } from '#server/billing/reconcile-billing.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { createLog } from '#server/log.ts'
import { CommandError } from './command-error.ts'
import { helpFor } from './help.ts'

/** `waymark billing setup|reconcile`, where BILLING is set. */
export async function runBilling([command, ...rest]: string[]): Promise<void> {
  if ((command !== 'setup' && command !== 'reconcile') || rest.length > 0)
    throw new CommandError(helpFor('billing') ?? '')
  const config = readConfig(process.env)
  const payments = await openPayments(config)
  if (!payments) throw new CommandError('Payment is off. Set BILLING=stripe and its keys first.')
  if (command === 'setup') {
    const prices = OFFERED.map(({ plan, interval }) => priceOf({ config }, plan, interval))
    process.stdout.write(`${(await payments.setUp(prices)).join('\n')}\n`)
    return
  }
  const log = createLog(config.logLevel)
  const db = connect(config)
  try {
    await migrate(db)
    const deps = { config, db, log, clock: systemClock, background: createBackground(log), payments }
    const { customers, failed } = await reconcileBilling(deps)
    process.stdout.write(`${customers} customers compared, ${failed} failed\n`)
    if (failed > 0) process.exitCode = 1
  } finally {
    await db.destroy()
  }
}
