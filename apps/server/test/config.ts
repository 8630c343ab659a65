import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Config } from '../src/platform/config/config.ts'
import { readConfig } from '../src/platform/config/read-config.ts'

/** The configuration of a trial, with a folder of its own. `env` are further variables. */
export function testConfig(env: Record<string, string> = {}): Config {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'martillo-app-'))
  return readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:3000', ...env })
}
