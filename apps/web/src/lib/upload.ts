import { apiBase, errorOf } from './api.ts'
import { ApiError } from './api-error.ts'
import { bearer } from './bearer.ts'

interface UploadOptions {
  /** From 0 to 1, as it travels. */
  onProgress?: (share: number) => void
}

/**
 * Sends a form with files by PUT to a path below the API's base and tells how far it has come, which `fetch` cannot.
 * Gives back the answer; throws an ApiError when it is refused or the network fails (then its status is 0).
 */
export function upload(path: string, form: FormData, { onProgress }: UploadOptions = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', apiBase() + path)
    request.withCredentials = true
    request.setRequestHeader('Accept', 'application/json')
    const token = bearer.read()
    if (token) request.setRequestHeader('Authorization', token)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, statusText, responseText } = request
      try {
        if (status >= 200 && status < 300) return resolve(JSON.parse(responseText))
      } catch {
        // Something between here and the server answered in its place.
      }
      reject(errorOf({ status, statusText, headers: headersOf(request) } as Response, responseText))
    }
    request.onerror = () => reject(new ApiError('Se cortó la conexión.', { status: 0, code: 'network' }))
    request.ontimeout = request.onerror
    request.onabort = request.onerror
    request.send(form)
  })
}

function headersOf(request: XMLHttpRequest): Headers {
  const wait = request.getResponseHeader('Retry-After')
  return new Headers(wait === null ? {} : { 'Retry-After': wait })
}
