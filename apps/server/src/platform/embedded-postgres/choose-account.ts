import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { StartupError } from '../config/startup-error.ts'

/** Under which account PostgreSQL runs, which refuses to run as root. */
export interface Account {
  /** Put before the command, e.g. `unshare …`. */
  readonly prefix: readonly string[]
  /** The system user to become; undefined where the files belong to the person who starts the program. */
  readonly user?: { readonly uid: number; readonly gid: number }
}

export const databaseEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
}

/**
 * The first account that can run `postgres` and enter `dataDir`. A plain user runs it as is. Root tries a user namespace, in which
 * it is somebody else but keeps its way into its own folders, and then the system's users made for this.
 * Throws StartupError when none can.
 */
export function chooseAccount(
  postgres: string,
  dataDir: string,
  accounts: readonly Account[] = possibleAccounts(),
): Account {
  const account = accounts.find((candidate) => canRun(candidate, postgres, dataDir))
  if (account !== undefined) return account
  if (process.getuid?.() !== 0)
    throw new StartupError(
      'La base de datos incluida no funciona en este sistema. Usá un PostgreSQL propio con DATABASE_URL.',
    )
  throw new StartupError(
    `PostgreSQL no puede ejecutarse como root, y acá no se pudo usar otro usuario (hacen falta espacios de nombres de usuario, o que el usuario «postgres» pueda entrar en «${dataDir}»). Ejecutá Martillo con un usuario común, o usá un PostgreSQL propio con DATABASE_URL.`,
  )
}

function canRun(account: Account, postgres: string, dataDir: string): boolean {
  const [command = '', ...args] = [
    ...account.prefix,
    'sh',
    '-c',
    'cd "$1" && exec "$2" --version',
    'sh',
    dataDir,
    postgres,
  ]
  return spawnSync(command, args, { env: databaseEnvironment, stdio: 'ignore', ...account.user }).status === 0
}

function possibleAccounts(): Account[] {
  if (process.getuid?.() !== 0) return [{ prefix: [] }]
  const users = readSystemUsers()
  const named = ['postgres', 'nobody'].flatMap((name) => users.filter((user) => user.name === name))
  return [
    inNamespace(users),
    ...named.map((user) => ({ prefix: [], user: { uid: user.uid, gid: user.gid } })),
  ]
}

/** initdb looks its user up by number, so the number seen inside must be one that the system knows. */
function inNamespace(users: readonly SystemUser[]): Account {
  const known = users.find((user) => user.uid === 1000) ?? users.find((user) => user.uid !== 0)
  const uid = known?.uid ?? 1000
  return { prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${uid}`] }
}

interface SystemUser {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

function readSystemUsers(): SystemUser[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .filter((fields) => fields.length >= 7)
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  } catch {
    return []
  }
}
