import { startServer } from './support/start-server.ts'

/**
 * Starts the server that all journeys visit; its end comes with theirs. With E2E_URL and E2E_DATA_DIR they visit one
 * that runs already, which saves its start while one writes a journey.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) return async () => undefined
  const server = await startServer()
  process.env.E2E_URL = server.url
  process.env.E2E_DATA_DIR = server.dataDir
  return server.stop
}
