import { statfsSync } from 'node:fs'
import { StartupError } from '../config/startup-error.ts'

const smallestFreeBytes = 20_000_000

/** Turns what initdb or postgres printed before they gave up into an error with a sentence. `log` is where the person may read more. */
export function explainFailure(dataDir: string, output: string, log: string): StartupError {
  if (/no space left on device|disk quota exceeded/i.test(output) || isDiskFull(dataDir))
    return new StartupError(
      `No queda espacio en el disco para la base de datos («${dataDir}»). Liberá espacio y volvé a intentar.`,
    )
  if (/could not (create|allocate|map).*shared memory|cannot allocate memory/i.test(output))
    return new StartupError(
      'No alcanza la memoria para iniciar la base de datos. Cerrá otros programas y volvé a intentar.',
    )
  if (/permission denied|operation not permitted|wrong ownership/i.test(output))
    return new StartupError(
      `La base de datos no puede usar sus archivos («${dataDir}»): pertenecen a otro usuario o les faltan permisos.`,
    )
  return new StartupError(
    `La base de datos incluida no pudo iniciarse. Lo último que dijo:\n${lastLines(output)}\nMás detalles en «${log}».`,
  )
}

function isDiskFull(directory: string): boolean {
  try {
    const disk = statfsSync(directory)
    return disk.bavail * disk.bsize < smallestFreeBytes
  } catch {
    return false
  }
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-6).join('\n')
}
