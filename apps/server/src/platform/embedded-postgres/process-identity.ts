import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * Says which process a number stands for: pid, and when that process started. A pid alone is not enough, the system gives it again
 * to somebody else. Undefined when no such process lives (a zombie counts as dead).
 */
export function processIdentity(pid: number): string | undefined {
  const startedAt = existsSync('/proc/self/stat') ? startFromProc(pid) : startFromPs(pid)
  return startedAt === undefined ? undefined : `${pid} ${startedAt}`
}

function startFromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command stands in parentheses and may itself hold spaces and parentheses; the state is the first field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${fields[19]}`
  } catch {
    return undefined
  }
}

function startFromPs(pid: number): string | undefined {
  try {
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    return text === '' ? undefined : text
  } catch {
    return undefined
  }
}

/** Whether the process that wrote this identity (see processIdentity) still lives. */
export function isIdentityAlive(identity: string): boolean {
  const pid = Number.parseInt(identity, 10)
  return pid > 0 && processIdentity(pid) === identity
}
