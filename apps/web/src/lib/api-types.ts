import type { Endpoints } from '@martillo/contract/endpoints'
import type { z } from 'zod'

export type Route = keyof Endpoints
export type GetRoute = Extract<Route, `GET ${string}`>

type Input<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType }
  ? z.input<S>
  : never

// Coerced values arrive as `unknown` in zod's input type; in an address they are text, numbers, flags or several texts.
type InAddress = string | number | boolean | readonly string[]
type Value<T> = unknown extends T ? InAddress : T
// What may be left out may also be given as undefined: it is left out then.
type Address<T> = {
  [K in keyof T]: Record<never, never> extends Pick<T, K> ? Value<T[K]> | undefined : Value<T[K]>
}

type Part<K extends string, T> = [T] extends [never]
  ? { [P in K]?: undefined }
  : Partial<T> extends T
    ? { [P in K]?: T }
    : { [P in K]: T }

type Body<E> = E extends { readonly files: object } ? FormData : Input<E, 'body'>

/** What a call needs: its path parameters, its query, its body (JSON, or FormData where files travel). */
export type CallInput<R extends Route> = Part<'params', Address<Input<Endpoints[R], 'params'>>> &
  Part<'query', Address<Input<Endpoints[R], 'query'>>> &
  Part<'body', Body<Endpoints[R]>> & {
    signal?: AbortSignal
    /** Goes on when the page is gone. */
    keepalive?: true
    /** In place of what the device keeps. */
    authorization?: string | undefined
    /** Sees the reply's headers, for instance a bearer. */
    onHeaders?: (headers: Headers) => void
  }

export type CallArguments<R extends Route> =
  Record<never, never> extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>]

type Answer<E> = E extends { readonly replies: Readonly<Record<number, infer S>> }
  ? S extends z.ZodType
    ? z.output<S>
    : never
  : never

/** What a call answers when it succeeds; of several calls, what either answers. */
export type Reply<R extends Route> = Answer<Endpoints[R]>

/** Every refusal code that some call may answer. */
export type Refusal = Endpoints[Route]['codes'][number]
