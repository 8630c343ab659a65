import { StartupError } from './startup-error.ts'

const sentencesByCode: Record<string, string> = {
  ENOSPC: 'No queda espacio en el disco. Liberá espacio y volvé a intentar.',
  EDQUOT: 'Se agotó la cuota de disco de este usuario. Liberá espacio y volvé a intentar.',
  EROFS: 'El disco está montado como solo lectura. Elegí otra carpeta con DATA_DIR.',
  ECONNREFUSED: 'La base de datos no responde. Revisá DATABASE_URL y que PostgreSQL esté en marcha.',
  ENOTFOUND: 'No se encuentra la máquina de la base de datos. Revisá el nombre en DATABASE_URL.',
  EAI_AGAIN: 'No se pudo averiguar la dirección de la base de datos. Revisá la red y DATABASE_URL.',
  ETIMEDOUT: 'La base de datos tarda demasiado en responder. Revisá la red y DATABASE_URL.',
  '28P01': 'La base de datos rechazó el usuario o la contraseña. Revisá DATABASE_URL.',
  '28000': 'La base de datos no deja entrar a ese usuario. Revisá DATABASE_URL.',
  '3D000': 'La base de datos que nombra DATABASE_URL no existe. Creala y volvé a intentar.',
  '53300': 'La base de datos no acepta más conexiones. Cerrá otras o subí su max_connections.',
  '53100': 'No queda espacio en el disco de la base de datos. Liberá espacio y volvé a intentar.',
  '42501':
    'El usuario de DATABASE_URL no tiene permiso para crear lo que Martillo necesita. Hacelo dueño de la base.',
}

/**
 * The Spanish sentence for an error that stopped the start, or undefined where there is none and the error itself must be shown.
 * Looks through `cause` and through the parts of an AggregateError (a refused connection to localhost is one).
 */
export function explainStartupError(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const own = sentencesByCode[code] ?? explainFileError(error, code)
  if (own !== undefined) return own
  const inner = error instanceof AggregateError ? error.errors : []
  for (const part of [...inner, error.cause]) {
    const sentence = explainStartupError(part)
    if (sentence !== undefined) return sentence
  }
  return undefined
}

function explainFileError(error: Error, code: string): string | undefined {
  if (code === 'EADDRINUSE' && 'port' in error)
    return `El puerto ${error.port} está ocupado. Cerrá el programa que lo usa o elegí otro con PORT.`
  if (code === 'EADDRNOTAVAIL') return 'Esta máquina no tiene la dirección que dice HOST.'
  if ((code === 'EACCES' || code === 'EPERM') && 'port' in error)
    return `No hay permiso para escuchar en el puerto ${error.port}. Elegí uno desde 1024 con PORT.`
  if ((code === 'EACCES' || code === 'EPERM') && 'path' in error)
    return `No hay permiso para usar «${error.path}». Elegí otra carpeta con DATA_DIR o cambiá sus permisos.`
  return undefined
}
