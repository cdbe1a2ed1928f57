import { rmSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { openRooms } from './open-rooms.ts'
import { seedCompanion } from './seed-companion.ts'
import { seedConversation } from './seed-conversation.ts'
import { seedJobs } from './seed-jobs.ts'
import { DEMO_EMAIL, DEMO_PASSWORD } from './demo-account.ts'
import { seeAll, seedNeighbours, seedPerson } from './seed-person.ts'

/** Fills the folder of DATA_DIR with one person's months of history, and a few neighbours for the board. */
const config = readConfig(process.env)
if (config.databaseUrl) throw new Error('The demo writes into a folder of its own: unset DATABASE_URL')
rmSync(path.join(config.dataDir, 'waymark.db'), { force: true })
rmSync(path.join(config.dataDir, 'waymark.db-wal'), { force: true })
rmSync(path.join(config.dataDir, 'waymark.db-shm'), { force: true })

const db = connect(config)
await migrate(db)
const rooms = openRooms(config, db)
await seedPerson(rooms)
await seedConversation(rooms)
await seedJobs(rooms)
await seedCompanion(rooms)
await seeAll(rooms)
await seedNeighbours(rooms)
await rooms.programs.close()
await rooms.workers.close()
await rooms.documents.close()
await db.destroy()
process.stdout.write(`Sign in as ${DEMO_EMAIL} with the password: ${DEMO_PASSWORD}\n`)
