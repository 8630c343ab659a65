import type { Config } from '../config/config.ts'
import { demoAccounts } from '../system/demo-accounts.ts'

/** What the terminal shows once the process listens: where to look, and in the trial with whom to enter. */
export function greeting(config: Config, publicUrl: string, port: number): string[] {
  const lines = ['', `${config.site.productName} está en marcha: ${publicUrl}`]
  if (config.port === undefined && port !== 3_000)
    lines.push(`El puerto 3000 estaba ocupado: se usa el ${port}.`)
  lines.push(`La API, para leer: ${publicUrl}/api/docs`)
  if (config.demo) {
    lines.push(`El correo de prueba: ${publicUrl}/_correo`, '', 'Cuentas de demostración:')
    const width = Math.max(...demoAccounts.map(({ email }) => email.length))
    for (const { email, about } of demoAccounts) lines.push(`  ${email.padEnd(width)}  ${about}`)
    if (config.demoPassword) lines.push(`Contraseña de todas: ${config.demoPassword}`)
  }
  return [...lines, '', 'Para detenerlo: Ctrl+C', '']
}
