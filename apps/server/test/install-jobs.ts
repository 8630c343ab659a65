import PgBoss from 'pg-boss'

/** The job queue's own tables, once for all copies. */
export async function installJobs(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, schema: 'jobs', schedule: false, supervise: false, max: 1 })
  await boss.start()
  await boss.stop({ graceful: false, wait: true })
}
