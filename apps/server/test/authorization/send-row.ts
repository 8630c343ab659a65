import type { Person, Reply } from '../person.ts'
import type { Sent } from './row.ts'

/** Sends a call of the table, `PUT /auctions/{id}`, as somebody. */
export function sendAs(
  person: Person,
  call: string,
  { params = {}, query, body, fields }: Sent,
): Promise<Reply> {
  const [method = '', route = ''] = call.split(' ')
  const path = route.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${call} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })
  const url = query ? `${path}?${query}` : path
  if (fields) return person.form(method as 'POST' | 'PUT', url, fields)
  if (method === 'GET') return person.get(url)
  return person[method.toLowerCase() as 'post' | 'put' | 'delete'](url, body)
}
