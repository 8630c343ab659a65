import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

/** A separate program for the tests: owns the database of the folder named by its argument until it is told to stop. */
const database = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', fsync: false })
process.on('message', async () => {
  await database.stop()
  process.disconnect()
})
process.send?.(database.url)
