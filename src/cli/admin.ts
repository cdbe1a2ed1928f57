import { isPlanId, PLAN_IDS } from '#core/account/plans.ts'
import { must } from '#core/must.ts'
import { deleteFactor } from '#server/account/second-factor/second-factor.repo.ts'
import { systemClock } from '#core/time.ts'
import { grantPlan } from '#server/billing/settle-plan.ts'
import { listLinkReports } from '#server/career/link-report.repo.ts'
import { readConfig, type Config } from '#server/config.ts'
import { connect, type Db } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { listFeedback } from '#server/progress/product-feedback.repo.ts'
import { listMessages } from '#server/site/contact.repo.ts'
import { outageDay, personWith, reverse } from './admin-progress.ts'
import { deleteMessages, retention } from './admin-retention.ts'
import { CommandError } from './command-error.ts'
import { helpFor } from './help.ts'
import { showControls } from './show-controls.ts'

/** Commands for the operator. */
export async function runAdmin([command, ...rest]: string[]): Promise<void> {
  const config = readConfig(process.env)
  const db = connect(config)
  try {
    await migrate(db)
    await runCommand(db, config, command, rest)
  } finally {
    await db.destroy()
  }
}

async function runCommand(db: Db, config: Config, command: string | undefined, rest: string[]): Promise<void> {
  switch (command) {
    case 'messages':
      if (rest.length > 0) return print([await deleteMessages(db, rest)])
      return print(
        (await listMessages(db)).map(({ at, name, email, message }) => `${at}  ${name} <${email}>\n${message}`),
      )
    case 'feedback':
      return print(
        (await listFeedback(db)).map(
          ({ at, email, rating, feedback }) => `${at}  ${rating} of 5  ${email}\n${feedback}`,
        ),
      )
    case 'link-reports':
      return print(
        (await listLinkReports(db)).map(({ at, course_id, note }) => `${at}  ${course_id}${note && `\n${note}`}`),
      )
    case 'set-plan':
      return setPlan(db, rest)
    case 'reverse':
      return print([await reverse(db, rest)])
    case 'second-factor-off':
      return print([await secondFactorOff(db, rest)])
    case 'retention':
      return print([await retention(db, config, rest)])
    case 'outage-day':
      return print([await outageDay(db, rest)])
    default:
      throw new CommandError(`${command ? `There is no command 'admin ${command}'. ` : ''}${must(helpFor('admin'))}`)
  }
}

async function setPlan(db: Db, [email = '', plan = '']: string[]): Promise<void> {
  if (!isPlanId(plan)) throw new CommandError(`The plan must be one of ${PLAN_IDS.join(', ')}`)
  const user = await personWith(db, email)
  const { plan: now = plan } = (await grantPlan({ db, clock: systemClock }, user.id, plan)) ?? {}
  print([`${user.email} is on ${now} now`])
}

/** For somebody who lost both their phone and their recovery codes, once you know that it is them. */
async function secondFactorOff(db: Db, [email = '']: string[]): Promise<string> {
  const user = await personWith(db, email)
  if (!(await deleteFactor(db, user.id))) throw new CommandError(`${user.email} has no second step`)
  return `${user.email} signs in with the password alone now`
}

function print(entries: string[]): void {
  process.stdout.write(entries.length === 0 ? 'nothing yet\n' : `${entries.map(showControls).join('\n\n')}\n`)
}
