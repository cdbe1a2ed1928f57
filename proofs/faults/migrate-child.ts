import { must } from '#core/must.ts'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'

const [dataDir, databaseUrl] = process.argv.slice(2)
const db = connect({ dataDir: must(dataDir), databaseUrl: databaseUrl || undefined })
process.send?.('begin')
await migrate(db)
await db.destroy()
process.disconnect?.()
